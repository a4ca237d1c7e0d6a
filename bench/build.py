"""A copy of Philtre compiled together with Connect Four.

mypyc binds early only within one group, so the example is compiled as a game of ours would be:
beside the kernel, in a folder that holds nothing else. It is built anew when a source changes.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv" / "bench-build"
PACKAGES = {"philtre": ROOT / "src" / "philtre", "connect_four": ROOT / "examples" / "connect_four"}
RULES = ("state", "rules", "judgement")

left_out = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", ".mypy_cache", "compiled.txt")


def build(folder: Path = FOLDER, optimised: str = "3", alone: bool = False) -> Path:
    """The folder with the compiled packages, built if need be; with Connect Four ``alone``, or our games beside it."""
    made_of = folder / "made_of.txt"
    if made_of.exists() and made_of.read_text() == digest():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in PACKAGES.items():
        shutil.copytree(source, folder / name, ignore=left_out)
    if alone:
        for rules in (folder / "philtre" / "games").glob("*/rules.py"):
            shutil.rmtree(rules.parent)
    environment = {**os.environ, "PHILTRE_OPTIMISED": optimised}
    command = [sys.executable, __file__]
    compiling = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if compiling.returncode != 0:
        sys.exit(compiling.stdout + compiling.stderr)
    made_of.write_text(digest())
    return folder


def digest() -> str:
    found = hashlib.sha256(Path(__file__).read_bytes())
    for source in PACKAGES.values():
        for path in sorted(source.rglob("*")):
            if path.suffix in (".py", ".toml", ".ftl", ".md"):
                found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


def compile_here() -> None:
    """Compile the copy in the working folder."""
    from mypyc.build import mypycify

    sys.path.insert(0, "philtre")
    compiled = import_module("_compiled")
    paths = [str(path.relative_to(Path.cwd())) for path in compiled.sources()]
    paths += [f"connect_four/{name}.py" for name in RULES]
    extensions = mypycify(paths, group_name="philtre", debug_level="0", opt_level=compiled.OPTIMISED)
    compiled.mend({Path(source) for extension in extensions for source in extension.sources})
    for extension in extensions:
        extension.extra_compile_args += compiled.FLAGS
    import_module("setuptools").setup(
        name="bench",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    compiled.FINGERPRINT.write_text(compiled.fingerprint())


if __name__ == "__main__":
    compile_here()

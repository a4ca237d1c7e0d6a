"""Compile the kernel, the rules and the search with mypyc; everything else is in pyproject.toml.

With PHILTRE_PURE=1, or on a machine without a C compiler, the same sources are installed to
run interpreted. The fingerprint written beside the compiled modules tells later what text
they were made of.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "src" / "philtre"))
import _compiled


class BuildCompiled(build_ext):
    """Builds all modules, or none."""

    def run(self) -> None:
        fingerprint = _compiled.FINGERPRINT
        if not self.inplace:
            fingerprint = Path(self.build_lib, "philtre", fingerprint.name)
        fingerprint.unlink(missing_ok=True)
        super().run()
        if self.extensions and all(Path(self.get_ext_fullpath(ext.name)).exists() for ext in self.extensions):
            fingerprint.write_text(_compiled.fingerprint())


def extensions() -> list[Extension]:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("PHILTRE_PURE") == "1":
        return []
    if shutil.which(os.environ.get("CC", compiler)) is None:
        print("philtre: no C compiler here, so everything will run interpreted, about 30 times slower")
        return []
    from mypyc.build import mypycify

    here = Path(__file__).parent
    paths = [str(path.relative_to(here)) for path in _compiled.sources()]
    built = mypycify(paths, group_name="philtre", debug_level="0", opt_level=_compiled.OPTIMISED)
    _compiled.mend({Path(source) for extension in built for source in extension.sources})
    for extension in built:
        extension.optional = True
        extension.extra_compile_args += _compiled.FLAGS
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCompiled})

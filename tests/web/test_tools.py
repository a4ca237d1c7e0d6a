"""The tools that the page is built and checked with."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BINDING = "node_modules/@rolldown/binding-"


def test_the_lock_is_for_every_platform_and_names_no_host() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    bindings = [name for name in json.loads(text)["packages"] if name.startswith(BINDING)]
    assert len(bindings) >= 15
    assert '"resolved"' not in text


@pytest.mark.slow
def test_a_wrong_type_in_a_component_is_found(tmp_path: Path) -> None:
    shutil.copy(WEB / "tsconfig.json", tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "src").mkdir()
    component = tmp_path / "src" / "Canary.svelte"
    check = [str(ROOT / "tools" / "node"), "node", str(WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check")]
    for text, found in (("7", 0), ('"seven"', 1)):
        component.write_text(f'<script lang="ts">const seven: number = {text};</script>\n{{seven}}\n')
        assert subprocess.run([*check, "--workspace", str(tmp_path)], capture_output=True).returncode == found

/** Copying, also where the browser has no clipboard for pages: over plain http from another machine. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** As if somebody selected it and pressed the keys. */
function copyByHand(text: string): boolean {
  const before = document.activeElement;
  const line = document.createElement("textarea");
  line.className = "hidden-text";
  line.value = text;
  (before?.closest("dialog") ?? document.body).append(line); // nothing else can be selected while a dialog is open
  line.select();
  const done = document.execCommand("copy");
  line.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

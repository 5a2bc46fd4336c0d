/** Copies a text to the clipboard; pages without HTTPS use the older `copy` command. @returns whether it was copied */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Without a selection, the browser copies the data that the `copy` event contains. */
function copyByCommand(text: string): boolean {
  let done = false;
  const give = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    event.clipboardData?.setData('text/plain', text);
    done = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
  return done;
}

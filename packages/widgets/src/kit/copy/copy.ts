/** Puts a text into the clipboard; pages without HTTPS have to do it by the older way. @returns whether it is there */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Without a selection the browser copies what the event is given. */
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

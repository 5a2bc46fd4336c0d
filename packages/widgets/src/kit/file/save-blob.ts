/** Hands bytes to the browser as a download through a temporary link. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download begins after this turn; releasing at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

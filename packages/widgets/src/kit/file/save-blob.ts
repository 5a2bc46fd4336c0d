/** Saves bytes as a browser download through a temporary link. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts after the current task; revoking the URL at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

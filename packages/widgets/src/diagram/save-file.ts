/** Saves a text as a browser download. The object URL is revoked after the browser has read it. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Saves bytes as a browser download. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Returns a file name that is valid on every system: separators and control characters become `_`. */
export function fileName(name: string | undefined, extension: string): string {
  const clean = (name ?? '').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim();
  return `${clean || 'diagram'}.${extension}`;
}

/** Hands a text to the person as a download. The address is freed after the browser has taken it. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** The same with bytes. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name that every system takes: separators and control characters become `_`. */
export function fileName(name: string | undefined, extension: string): string {
  const clean = (name ?? '').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim();
  return `${clean || 'diagram'}.${extension}`;
}

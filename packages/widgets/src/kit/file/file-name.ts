/**
 * Returns the file name of an answer's `content-disposition` header, preferring the international form `filename*`;
 * without a name, `fallback`. Folders in the name are removed.
 */
export function fileNameOf(headers: Headers, fallback: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return decoded(encoded)?.split(/[\\/]/).at(-1) || plain?.split(/[\\/]/).at(-1) || fallback;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}

// Small pictures as data addresses. They are read and written without `fetch`, because a page's policy may refuse
// `data:` for it.

/** @throws Error when the address holds no bytes in base64 */
export function blobOfAddress(address: string): Blob {
  const [, type, text] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(address) ?? [];
  if (type === undefined || text === undefined) throw new Error('not a data address');
  return new Blob([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], { type });
}

export async function addressOfBlob(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 0x8000)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 0x8000)));
  return `data:${blob.type};base64,${btoa(parts.join(''))}`;
}

/**
 * Returns a picture as a data address of at most `most` bytes: unchanged when it is small enough, otherwise drawn
 * smaller.
 * @param edge longest edge of the redrawn picture, px
 * @returns undefined when it stays too large
 * @throws when the browser cannot read the file as a picture
 */
export async function pictureWithin(file: Blob, most: number, edge: number): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  try {
    if (file.size <= most) return await addressOfBlob(file);
    const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A browser that cannot write webp writes png, which may still be too large.
    for (const type of ['image/webp', 'image/jpeg']) {
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86));
      if (drawn && drawn.size <= most) return await addressOfBlob(drawn);
    }
    return undefined;
  } finally {
    picture.close();
  }
}

import { sizeWithin } from './watermark.ts';

/** Longest edge of the picture, px: lines of a plan stay sharp. */
const EDGE = 4096;
/** Largest SVG that is drawn, bytes. */
const LIMIT = 16 * 1024 * 1024;

/** Size of an SVG that names none, as browsers have it. */
const PLAIN = { width: 300, height: 150 };

/** Returns the proportions that the root element of an SVG names: its view box, else its width and height. */
export function svgSize(text: string): { width: number; height: number } {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new Error('no svg');
  const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (boxWidth > 0 && boxHeight > 0) return { width: boxWidth, height: boxHeight };
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''));
  return width > 0 && height > 0 ? { width, height } : PLAIN;
}

/**
 * Draws an SVG and returns it as PNG, so that the SVG itself is never stored or shown. An `<img>` runs no script of it
 * and loads nothing that it names.
 * @throws Error when it is too large, no SVG, or cannot be drawn
 */
export async function pictureOfSvg(file: File): Promise<File> {
  if (file.size > LIMIT) throw new Error('too large');
  const named = svgSize(await new Response(file).text());
  const { width, height } = sizeWithin(named.width * EDGE, named.height * EDGE, EDGE);
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.width = width;
    picture.height = height;
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('no picture');
    const name = file.name.replace(/\.svg$/i, '') + '.png';
    return new File([blob], name, { type: 'image/png', lastModified: file.lastModified });
  } finally {
    URL.revokeObjectURL(address);
  }
}

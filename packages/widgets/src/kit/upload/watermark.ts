import { exifSegment, withExif } from '@gongdi/domain';

/** Position of the watermark lines, in pixels of the picture. */
export interface WatermarkLayout {
  /** Height of the letters. */
  size: number;
  lines: { text: string; x: number; y: number }[];
}

/** Height of the letters as a share of the shorter side, within bounds. */
const SHARE = 1 / 28;
const SMALLEST = 10;
const LARGEST = 96;
const LEADING = 1.4;

/** Places the lines at the lower left, the last one lowest, in a size that is readable for the picture. */
export function watermarkLayout(width: number, height: number, lines: readonly string[]): WatermarkLayout {
  const size = Math.round(Math.min(LARGEST, Math.max(SMALLEST, Math.min(width, height) * SHARE)));
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  const bottom = height - size * 0.8;
  return {
    size,
    lines: shown.map((text, index) => ({
      text,
      x: Math.round(size * 0.8),
      y: Math.round(bottom - (shown.length - 1 - index) * size * LEADING),
    })),
  };
}

/** Types that a canvas can encode again. */
const DRAWABLE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * Longest edge of a picture that is sent, px. The plate of a machine is still readable at arm's length, and a picture of
 * 12 million pixels shrinks from 4 MB to about 600 KB, which a phone in a basement can send.
 */
export const PICTURE_EDGE = 2048;
/** Quality of pictures that are made smaller; below 0.8 thin cracks in concrete blur. */
const SMALLER_QUALITY = 0.85;
/** Quality of pictures that only get a watermark. */
const QUALITY = 0.92;

/** Returns the size of a picture whose longest edge is at most `edge`. */
export function sizeWithin(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const isDrawable = ({ type }: Pick<File, 'type'>): boolean => DRAWABLE.has(type);

/**
 * Makes a picture small enough to send, upright as its camera meant it, and draws lines of text into it. Name and time
 * of the file stay; with a watermark also what the camera noted, which proves when and where it was taken. Files that a
 * canvas cannot encode again (animated pictures, other types), and pictures that need neither, are returned unchanged.
 * @throws DOMException when the picture cannot be read
 */
export async function preparedPicture(file: File, lines: readonly string[], edge = PICTURE_EDGE): Promise<File> {
  if (!isDrawable(file)) return file;
  const marked = lines.some((line) => line.trim() !== '');
  // Reads the orientation that the camera wrote, so the drawn picture stands upright and needs no such note any more.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = sizeWithin(picture.width, picture.height, edge);
    const smaller = width < picture.width || height < picture.height;
    if (!marked && !smaller) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    draw(context, watermarkLayout(width, height, lines));
    const quality = smaller ? SMALLER_QUALITY : QUALITY;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, quality));
    if (!blob) return file;
    const content = marked ? await withNotes(blob, file) : blob;
    return new File([content], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}

/** The notes of a camera are at the beginning of a file, in at most 64 KB after some others. */
const HEAD = 256 * 1024;

/** Returns the beginning of a picture, with the notes of its camera. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, HEAD).arrayBuffer());

async function withNotes(blob: Blob, file: File): Promise<Blob> {
  const segment = file.type === 'image/jpeg' ? exifSegment(await headOf(file)) : undefined;
  if (!segment) return blob;
  return new Blob([withExif(new Uint8Array(await blob.arrayBuffer()), segment) as BlobPart], { type: blob.type });
}

/** Draws light letters with a dark outline, which are readable on any background. */
function draw(context: CanvasRenderingContext2D, { size, lines }: WatermarkLayout): void {
  context.font = `${size}px sans-serif`;
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(2, size / 7);
  context.strokeStyle = 'rgba(0, 0, 0, 0.65)';
  context.fillStyle = 'rgba(255, 255, 255, 0.95)';
  for (const { text, x, y } of lines) {
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}

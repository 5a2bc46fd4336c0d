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
 * Draws lines of text into the picture. Files that a canvas cannot encode again (animated pictures, other types) are
 * returned unchanged.
 * @throws DOMException when the picture cannot be read
 */
export async function withWatermark(file: File, lines: readonly string[]): Promise<File> {
  if (!DRAWABLE.has(file.type) || lines.every((line) => line.trim() === '')) return file;
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.drawImage(picture, 0, 0);
    draw(context, watermarkLayout(picture.width, picture.height, lines));
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
    return blob ? new File([blob], file.name, { type: file.type, lastModified: file.lastModified }) : file;
  } finally {
    picture.close();
  }
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

/** Longest edge of a plan that is drawn from vectors, px. */
const EDGE = 4096;
/** Most pixels of a picture: beyond them, memory of phones runs out. */
export const PLAN_PIXELS = 16_000_000;

/** Returns by what a page or drawing is multiplied so that its picture is sharp and fits into memory. */
export function scaleOf(width: number, height: number): number {
  return Math.min(EDGE / Math.max(width, height), Math.sqrt(PLAN_PIXELS / (width * height)));
}

/** Returns a canvas as a picture file. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Frees the pixels at once, not when the collector runs.
  canvas.width = canvas.height = 0;
  if (!blob) throw new Error('no picture');
  return blob;
}

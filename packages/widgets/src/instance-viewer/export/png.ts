/** Maximum side length that browsers draw, pixels. */
const MOST_SIDE = 16_384;
/** Maximum size of a picture, pixels: at four bytes each it must fit in memory beside the diagram. */
const MOST_PIXELS = 64_000_000;

/**
 * Returns the pixels for each unit of the diagram: the wanted number, or fewer for a diagram that would be too large.
 */
export function scaleFor(width: number, height: number, wanted: number): number {
  return Math.min(wanted, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
}

/**
 * Converts SVG text to a PNG on white. Nothing is fetched, so the canvas stays untainted and a strict content security
 * policy is not violated.
 * @param scale pixels for each unit; default 2
 * @throws Error when the browser cannot draw it
 */
export async function svgToPng(svg: string, scale = 2): Promise<Blob> {
  const [, width, height] = /<svg[^>]*?\swidth="([\d.]+)"[^>]*?\sheight="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  if (!width || !height) throw new Error('no size');
  const factor = scaleFor(width, height, scale);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * factor);
    canvas.height = Math.ceil(height * factor);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error(`${canvas.width} × ${canvas.height}`);
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A line of a signature: alternating x and y, in a box of `PAD`. */
export type Stroke = readonly number[];

/** Size of the pad and of the picture, px. */
export const PAD = { width: 1000, height: 400 } as const;

/** Ink and paper colour are the same in every theme, because the picture is printed. */
const INK = '#10243e';

function canvas(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas');
  made.width = PAD.width;
  made.height = PAD.height;
  const pen = made.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, PAD.width, PAD.height);
  return [made, pen];
}

function png(made: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    made.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Draws strokes as smooth lines. */
export function drawStrokes(pen: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  pen.strokeStyle = INK;
  pen.fillStyle = INK;
  pen.lineWidth = 7;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const stroke of strokes) {
    const [x = 0, y = 0] = stroke;
    pen.beginPath();
    if (stroke.length <= 2) {
      pen.arc(x, y, 4, 0, Math.PI * 2);
      pen.fill();
      continue;
    }
    pen.moveTo(x, y);
    for (let at = 2; at + 3 < stroke.length; at += 2) {
      const [cx, cy, nx, ny] = stroke.slice(at, at + 4) as [number, number, number, number];
      pen.quadraticCurveTo(cx, cy, (cx + nx) / 2, (cy + ny) / 2);
    }
    pen.lineTo(stroke.at(-2)!, stroke.at(-1)!);
    pen.stroke();
  }
}

export function pictureOfStrokes(strokes: readonly Stroke[]): Promise<Blob> {
  const [made, pen] = canvas();
  drawStrokes(pen, strokes);
  return png(made);
}

/** Draws a typed name as large as the box allows. */
export function pictureOfName(name: string): Promise<Blob> {
  const [made, pen] = canvas();
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const size = Math.min(200, (PAD.width * 0.86) / Math.max(1, name.length));
  pen.font = `${Math.max(28, Math.floor(size))}px KaiTi, STKaiti, "Kaiti SC", cursive, serif`;
  pen.fillText(name, PAD.width / 2, PAD.height / 2, PAD.width * 0.92);
  return png(made);
}

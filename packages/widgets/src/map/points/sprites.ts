/** How points of a kind look. */
export interface PointLook {
  /** A CSS colour; custom properties of the element are known. */
  colour: string;
  /** `dot`; `ring`: nothing is known at present; `alarm`: larger, with an exclamation mark. */
  shape: 'dot' | 'ring' | 'alarm';
  /** Is never gathered with others. */
  stands?: boolean;
}

export interface Sprites {
  draw: (context: CanvasRenderingContext2D, look: number, x: number, y: number) => void;
  drawCluster: (context: CanvasRenderingContext2D, count: number, x: number, y: number) => void;
  drawName: (context: CanvasRenderingContext2D, name: string, x: number, y: number) => void;
  drawRing: (context: CanvasRenderingContext2D, x: number, y: number) => void;
}

const FULL = 2 * Math.PI;
const SIZE = 26;
const HALF = SIZE / 2;

/** Paints each look once, in the colours of an element; painting a point then copies some pixels. */
export function sprites(element: HTMLElement, looks: readonly PointLook[]): Sprites {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const resolved = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const colours = looks.map(({ colour }) => resolved(colour));
  const [halo, text, primary] = ['--gd-color-surface', '--gd-color-text', '--gd-color-primary'].map((name) =>
    resolved(`var(${name})`),
  ) as [string, string, string];
  const font = getComputedStyle(element).fontFamily;
  probe.remove();
  const ratio = Math.min(2, devicePixelRatio || 1);
  const drawn = looks.map(({ shape }, look) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE * ratio;
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    context.scale(ratio, ratio);
    paintLook(context, shape, colours[look]!, halo, font);
    return canvas;
  });
  return {
    draw: (context, look, x, y) => context.drawImage(drawn[look]!, x - HALF, y - HALF, SIZE, SIZE),
    drawCluster(context, count, x, y) {
      const radius = Math.min(22, 11 + Math.log2(count));
      context.beginPath();
      context.arc(x, y, radius, 0, FULL);
      context.fillStyle = colours[0]!;
      context.fill();
      context.lineWidth = 2;
      context.strokeStyle = halo;
      context.stroke();
      context.font = `600 12px ${font}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillStyle = halo;
      context.fillText(String(count), x, y + 0.5);
    },
    drawName(context, name, x, y) {
      if (name === '') return;
      context.font = `12px ${font}`;
      context.textAlign = 'start';
      context.textBaseline = 'middle';
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.strokeStyle = halo;
      context.strokeText(name, x + 12, y);
      context.fillStyle = text;
      context.fillText(name, x + 12, y);
    },
    drawRing(context, x, y) {
      context.beginPath();
      context.arc(x, y, 14, 0, FULL);
      context.lineWidth = 3;
      context.strokeStyle = primary;
      context.stroke();
    },
  };
}

function paintLook(
  context: CanvasRenderingContext2D,
  shape: PointLook['shape'],
  colour: string,
  halo: string,
  font: string,
): void {
  const circle = (radius: number): void => {
    context.beginPath();
    context.arc(HALF, HALF, radius, 0, FULL);
  };
  if (shape === 'ring') {
    circle(5);
    context.fillStyle = halo;
    context.fill();
    context.lineWidth = 2.5;
    context.strokeStyle = colour;
    context.stroke();
    return;
  }
  circle(shape === 'alarm' ? 10 : 6);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = halo;
  context.stroke();
  if (shape !== 'alarm') return;
  context.font = `700 14px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = halo;
  context.fillText('!', HALF, HALF + 0.5);
}

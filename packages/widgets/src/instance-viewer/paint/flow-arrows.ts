import type { Canvas } from '../../diagram/services.ts';

const SVG = 'http://www.w3.org/2000/svg';
let viewers = 0;

/** Arrow heads in the colour of a taken flow: a line's marker cannot be coloured by a stylesheet. */
export class FlowArrows {
  readonly #canvas: Canvas;
  /** Ids of SVG markers are looked up in the whole tree: two viewers must not share them. */
  readonly #prefix = `gd-arrow-${(viewers += 1)}`;
  readonly #markers = new Map<number, SVGElement>();
  readonly #original = new WeakMap<SVGElement, string>();

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  paint(graphics: SVGElement, state: number): void {
    const line = lineOf(graphics);
    if (!line) return;
    if (!this.#original.has(line)) this.#original.set(line, line.style.getPropertyValue('marker-end'));
    line.style.setProperty('marker-end', `url("#${this.#marker(state)}")`);
  }

  clear(graphics: SVGElement): void {
    const line = lineOf(graphics);
    const original = line && this.#original.get(line);
    if (line && original !== undefined) line.style.setProperty('marker-end', original);
  }

  #marker(state: number): string {
    const id = `${this.#prefix}-${state}`;
    const svg = this.#markers.get(state)?.isConnected ? null : this.#canvas.getContainer().querySelector('svg');
    if (!svg) return id;
    const definitions = svg.querySelector(':scope > defs') ?? svg.insertBefore(element('defs', {}), svg.firstChild);
    const marker = element('marker', {
      id,
      class: 'gd-arrow',
      'data-gd-flow-arrow': String(state),
      viewBox: '0 0 20 20',
      refX: '11',
      refY: '10',
      markerWidth: '20',
      markerHeight: '20',
      markerUnits: 'userSpaceOnUse',
      orient: 'auto',
    });
    marker.append(element('path', { d: 'M 1 5 L 11 10 L 1 15 Z' }));
    definitions.append(marker);
    this.#markers.set(state, marker);
    return id;
  }
}

const lines = new WeakMap<SVGElement, SVGElement | null>();

/** The drawn line of a connection, looked up once. */
function lineOf(graphics: SVGElement): SVGElement | null {
  let line = lines.get(graphics);
  if (line === undefined) {
    line = graphics.querySelector<SVGElement>('.djs-visual > path, .djs-visual > polyline');
    lines.set(graphics, line);
  }
  return line;
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

import type { Canvas } from '../../diagram/services.ts';

const SVG = 'http://www.w3.org/2000/svg';
let viewers = 0;

/**
 * Arrow heads in the colour of a taken flow: a line's marker cannot be coloured by a stylesheet. The canvas says which
 * marker stands for which state (`--gd-arrow-2`), so that no line has to be touched.
 */
export class FlowArrows {
  readonly #canvas: Canvas;
  /** Ids of SVG markers are looked up in the whole tree: two viewers must not share them. */
  readonly #prefix = `gd-arrow-${(viewers += 1)}`;
  readonly #markers = new Map<number, SVGElement>();

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  /** Makes the arrow head of a state unless it stands already. */
  offer(state: number): void {
    if (this.#markers.get(state)?.isConnected) return;
    const container = this.#canvas.getContainer();
    const svg = container.querySelector('svg');
    if (!svg) return;
    const id = `${this.#prefix}-${state}`;
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
    container.style.setProperty(`--gd-arrow-${state}`, `url("#${id}")`);
  }
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

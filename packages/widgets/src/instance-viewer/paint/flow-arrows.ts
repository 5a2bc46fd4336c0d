import type { Canvas } from '../../diagram/services.ts';
import { createSvg } from './svg.ts';

/** Counter for ids of SVG markers: they are looked up in the whole tree, so two viewers must not share them. */
let heads = 0;

/**
 * Arrow heads, one for each colour: a stylesheet cannot colour a line's marker. For taken flows, custom properties of
 * the canvas name the marker of each state (`--gd-arrow-2`), so that no line has to be changed.
 */
export class FlowArrows {
  readonly #canvas: Canvas;
  readonly #markers = new Map<string | number, SVGElement>();

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  /** Creates the arrow head of a state unless it exists. */
  offer(state: number): void {
    const made = this.#make(state);
    if (!made) return;
    made.setAttribute('data-gd-flow-arrow', String(state));
    this.#canvas.getContainer().style.setProperty(`--gd-arrow-${state}`, `url("#${made.id}")`);
  }

  /** Returns the arrow head for lines of a colour, as a value of `marker-end`. */
  of(color: string): string {
    const head = this.#make(color)?.firstElementChild;
    // set on the node itself: an exported picture has no stylesheet
    if (head instanceof SVGElement) Object.assign(head.style, { fill: color, stroke: color });
    return `url("#${this.#markers.get(color)?.id ?? ''}")`;
  }

  /** @returns null when it exists already */
  #make(key: string | number): SVGElement | null {
    if (this.#markers.get(key)?.isConnected) return null;
    const svg = this.#canvas.getContainer().querySelector('svg');
    if (!svg) return null;
    const definitions = svg.querySelector(':scope > defs') ?? svg.insertBefore(createSvg('defs', {}), svg.firstChild);
    const marker = createSvg('marker', {
      id: `gd-arrow-${(heads += 1)}`,
      class: 'gd-mark-arrow',
      viewBox: '0 0 20 20',
      refX: '11',
      refY: '10',
      markerWidth: '20',
      markerHeight: '20',
      markerUnits: 'userSpaceOnUse',
      orient: 'auto',
    });
    marker.append(createSvg('path', { d: 'M 1 5 L 11 10 L 1 15 Z' }));
    definitions.append(marker);
    this.#markers.set(key, marker);
    return marker;
  }
}

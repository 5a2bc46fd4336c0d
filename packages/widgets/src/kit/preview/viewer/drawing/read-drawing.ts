import colors from 'dxf/lib/util/colors.js';
import entityToPolyline from 'dxf/lib/entityToPolyline.js';
import parseString from 'dxf/lib/parseString.js';
import { decodePlain } from '../plain/decode-plain.ts';
import { ownOf } from './own-of.ts';
import { IDENTITY, insertion, onto, times, type Matrix } from './matrix.ts';
import { wordsOf } from './mtext.ts';

/** Shapes and texts that are drawn at most, and points of all shapes together. */
export const MOST = { shapes: 60_000, texts: 4_000, points: 1_500_000 } as const;
/** Blocks within blocks. Files of hostile senders refer to themselves. */
const DEPTH = 12;
/** Copies of one block in a grid, and of all blocks together. */
const COPIES = 2_000;
const ALL_COPIES = 100_000;

export interface DrawingText {
  layer: string;
  x: number;
  y: number;
  /** Height of the letters, in units of the drawing. */
  height: number;
  /** Clockwise, degrees. */
  turn: number;
  text: string;
}

export interface DrawingLayer {
  name: string;
  /** `#rrggbb`; null: black on paper, white on a screen. */
  color: string | null;
  /** Switched off or frozen in the drawing. */
  off: boolean;
  /** Its lines by colour, as paths of SVG. */
  paths: { color: string | null; d: string }[];
  shapes: number;
}

/** A drawing in its own units, with y downwards and its upper left corner at 0, 0. */
export interface Drawing {
  width: number;
  height: number;
  layers: DrawingLayer[];
  texts: DrawingText[];
  /** There is more than is drawn. */
  cut: boolean;
}

interface Entity {
  type: string;
  layer?: string;
  colorNumber?: number;
  paperSpace?: number;
  visible?: boolean;
  block?: string;
  rowCount?: number;
  columnCount?: number;
  rowSpacing?: number;
  columnSpacing?: number;
  r?: number;
  extrusionZ?: number;
  corners?: { x: number; y: number }[];
  vertices?: { x: number; y: number }[];
  string?: string;
  x?: number;
  y?: number;
  textHeight?: number;
  nominalTextHeight?: number;
  rotation?: number;
  xAxisX?: number;
  xAxisY?: number;
}

interface Parsed {
  blocks: { name?: string; x?: number; y?: number; entities: Entity[] }[];
  entities: Entity[];
  tables: { layers?: Record<string, { colorNumber?: number; flags?: number }> };
}

/** Colour 7, and those that follow block or layer, which are not known here. */
const PLAIN = new Set([0, 7, 256]);
const TEXTS = new Set(['TEXT', 'MTEXT', 'ATTRIB']);
const LINES = new Set(['LINE', 'LWPOLYLINE', 'POLYLINE', 'CIRCLE', 'ARC', 'ELLIPSE', 'SPLINE']);

/** Circles stay circles. */
const isEven = ([a, b, c, d]: Matrix): boolean =>
  Math.abs(Math.hypot(a, b) - Math.hypot(c, d)) < 1e-9 * Math.hypot(a, b);

const colorOf = (number: number): string | null => {
  const rgb = ownOf(colors)[Math.abs(number)];
  if (!rgb || PLAIN.has(Math.abs(number))) return null;
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** Layer and colour of what is drawn. */
interface Look {
  layer: string;
  color: string | null;
}

interface Shape {
  layer: string;
  color: string | null;
  points: [number, number][];
  /** A whole circle around the first point; its other points are its corners. */
  radius?: number;
}

/** Reads a DXF drawing: lines, arcs, curves, filled corners, dimensions, blocks and texts of its model. */
export function readDrawing(bytes: ArrayBuffer): Drawing {
  const text = decodePlain(bytes);
  if (!/(^|\n)\s*SECTION\s*(\r?\n)/.test(text.slice(0, 4096))) throw new Error('damaged');
  const parsed = ownOf(parseString)(text) as Parsed;
  const inModel = parsed.entities.filter((entity) => !entity.paperSpace);
  const found = new Flattener(parsed).flatten(inModel.length > 0 ? inModel : parsed.entities);
  return pictureOf(found, parsed.tables.layers ?? {});
}

class Flattener {
  readonly shapes: Shape[] = [];
  readonly texts: DrawingText[] = [];
  cut = false;
  #points = 0;
  #copies = 0;
  readonly #blocks: Map<string | undefined, Parsed['blocks'][number]>;
  readonly #layers: Record<string, { colorNumber?: number }>;

  constructor({ blocks, tables }: Parsed) {
    this.#blocks = new Map(blocks.map((block) => [block.name, block]));
    this.#layers = tables.layers ?? {};
  }

  flatten(entities: readonly Entity[]): this {
    for (const entity of entities) this.#add(entity, IDENTITY, undefined, 0);
    return this;
  }

  get #full(): boolean {
    return this.shapes.length >= MOST.shapes || this.#points >= MOST.points || this.#copies >= ALL_COPIES;
  }

  #add(entity: Entity, matrix: Matrix, outer: Look | undefined, depth: number): void {
    if (this.#full) {
      this.cut = true;
      return;
    }
    if (entity.visible === false) return;
    // What lies on layer 0 in a block belongs to the layer of the block, and so does colour 0.
    const own = entity.layer ?? '0';
    const layer = outer && own === '0' ? outer.layer : own;
    const number = entity.colorNumber ?? 256;
    const color =
      number === 0 && outer
        ? outer.color
        : number === 256
          ? colorOf(this.#layers[layer]?.colorNumber ?? 7)
          : colorOf(number);
    this.#draw(entity, matrix, { layer, color }, depth);
  }

  #draw(entity: Entity, matrix: Matrix, look: Look, depth: number): void {
    const { type, r } = entity;
    if (type === 'INSERT') this.#insert(entity, matrix, look, depth);
    else if (type === 'DIMENSION') this.#copy(entity.block, matrix, look, depth);
    else if (TEXTS.has(type)) this.#write(entity, matrix, look.layer);
    else if (type === 'CIRCLE' && r !== undefined && isEven(matrix)) this.#circle(entity, r, matrix, look);
    else if (LINES.has(type)) this.#line(ownOf(entityToPolyline)(entity), matrix, look);
    else if (type === 'SOLID' || type === '3DFACE') {
      const [a, b, c, d] = entity.corners ?? entity.vertices ?? [];
      // The corners of a filled shape are given crosswise.
      const around = type === 'SOLID' ? [a, b, d, c, a] : [a, b, c, d, a];
      this.#line(
        around.flatMap((corner) => (corner ? [[corner.x, corner.y]] : [])),
        matrix,
        look,
      );
    }
  }

  #insert(entity: Entity, matrix: Matrix, look: Look, depth: number): void {
    const [rows, columns] = [Math.max(1, entity.rowCount ?? 1), Math.max(1, entity.columnCount ?? 1)];
    const copies = Math.min(COPIES, rows * columns);
    if (copies < rows * columns) this.cut = true;
    for (let copy = 0; copy < copies; copy += 1) {
      const shift = {
        x: (copy % columns) * (entity.columnSpacing ?? 0),
        y: Math.floor(copy / columns) * (entity.rowSpacing ?? 0),
      };
      this.#copy(entity.block, times(matrix, insertion(entity, shift)), look, depth);
      if (this.#full) return;
    }
  }

  #copy(name: string | undefined, matrix: Matrix, look: Look, depth: number): void {
    const block = this.#blocks.get(name);
    this.#copies += 1;
    if (!block || depth >= DEPTH) return;
    const inner = times(matrix, [1, 0, 0, 1, -(block.x ?? 0), -(block.y ?? 0)]);
    for (const entity of block.entities) {
      this.#add(entity, inner, look, depth + 1);
      if (this.#full) return;
    }
  }

  #line(points: readonly number[][], matrix: Matrix, { layer, color }: Look): void {
    const moved = points
      .map(([x = 0, y = 0]) => onto(matrix, x, y))
      .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
    if (moved.length < 2) return;
    this.#points += moved.length;
    this.shapes.push({ layer, color, points: moved });
  }

  /** A circle is one piece of a path, where its outline would be seventy. */
  #circle({ x = 0, y = 0, extrusionZ }: Entity, own: number, matrix: Matrix, { layer, color }: Look): void {
    const [left, top] = onto(matrix, extrusionZ === -1 ? -x : x, y);
    const radius = own * Math.hypot(matrix[0], matrix[1]);
    if (!Number.isFinite(left + top + radius)) return;
    this.#points += 3;
    const corners: [number, number][] = [
      [left - radius, top - radius],
      [left + radius, top + radius],
    ];
    this.shapes.push({ layer, color, radius, points: [[left, top], ...corners] });
  }

  #write(entity: Entity, matrix: Matrix, layer: string): void {
    const text = wordsOf(entity.string ?? '');
    if (text === '') return;
    if (this.texts.length >= MOST.texts) {
      this.cut = true;
      return;
    }
    const [x, y] = onto(matrix, entity.x ?? 0, entity.y ?? 0);
    const along = Math.atan2(entity.xAxisY ?? 0, entity.xAxisX ?? 1) + ((entity.rotation ?? 0) * Math.PI) / 180;
    const turned = Math.atan2(matrix[1], matrix[0]) + along;
    const height = (entity.textHeight ?? entity.nominalTextHeight ?? 0) * Math.hypot(matrix[2], matrix[3]);
    if (height > 0 && Number.isFinite(x + y + height))
      this.texts.push({ layer, x, y, height, turn: (-turned * 180) / Math.PI, text });
  }
}

type LayerTable = Record<string, { colorNumber?: number; flags?: number }>;

/** Moves a drawing to its upper left corner, turns it upright and joins its lines into paths. */
function pictureOf({ shapes, texts, cut }: Flattener, table: LayerTable): Drawing {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  };
  for (const { points } of shapes) for (const [x, y] of points) reach(x, y);
  for (const { x, y, height } of texts) reach(x, y + height);
  if (left > right) return { width: 0, height: 0, layers: [], texts: [], cut };
  const [width, height] = [Math.max(right - left, 1e-6), Math.max(top - bottom, 1e-6)];
  // A drawing has more digits than a screen shows: six of the larger side are enough.
  const digits = Math.max(0, Math.min(8, 6 - Math.ceil(Math.log10(Math.max(width, height)))));
  const unit = 10 ** digits;
  const number = (value: number) => Math.round(value * unit) / unit;
  const layers = new Map<string, DrawingLayer & { byColor: Map<string | null, string[]> }>();
  const layerOf = (name: string) => {
    const known = layers.get(name);
    if (known) return known;
    const { colorNumber = 7, flags = 0 } = table[name] ?? {};
    // A negative colour means off; the first bit of the flags means frozen.
    const off = colorNumber < 0 || (flags & 1) === 1;
    const made = {
      name,
      color: colorOf(colorNumber),
      off,
      paths: [],
      shapes: 0,
      byColor: new Map<string | null, string[]>(),
    };
    layers.set(name, made);
    return made;
  };
  for (const { layer, color, points, radius } of shapes) {
    const into = layerOf(layer);
    into.shapes += 1;
    const lines = into.byColor.get(color) ?? [];
    into.byColor.set(color, lines);
    if (radius === undefined) {
      lines.push(`M${points.map(([x, y]) => `${number(x - left)} ${number(top - y)}`).join('L')}`);
      continue;
    }
    const [[x, y]] = points as [[number, number]];
    const r = number(radius);
    lines.push(
      `M${number(x - left - radius)} ${number(top - y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    );
  }
  for (const { layer } of texts) layerOf(layer);
  return {
    width,
    height,
    cut,
    texts: texts.map((one) => ({ ...one, x: one.x - left, y: top - one.y })),
    layers: [...layers.values()]
      .map(({ byColor, ...layer }) => ({
        ...layer,
        paths: [...byColor].map(([color, lines]) => ({ color, d: lines.join('') })),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'zh')),
  };
}

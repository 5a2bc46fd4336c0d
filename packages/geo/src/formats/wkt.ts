import { closedRing, ringsOf, type LonLat, type Ring } from '../point.ts';
import { Collector } from './collector.ts';
import { systemOfName } from './crs.ts';
import { FileProblem } from './problem.ts';
import type { FenceFile, NamedPolygon } from './types.ts';

/** Most collections inside of each other: a hostile file must not overflow the call stack. */
const DEEPEST = 16;
/** A word, a punctuation mark or a number, with the space before it. */
const TOKEN = /\s*([A-Za-z]+|[(),;]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;

/** Reads geometries from well-known text by recursive descent; `token` is the next token, null at the end. */
class Reader {
  /** Collects what was read. */
  readonly found = new Collector();
  readonly #text: string;
  #at = 0;
  #token: string | null = null;

  constructor(text: string) {
    this.#text = text;
    this.next();
  }

  get token(): string | null {
    return this.#token;
  }

  /** @throws FileProblem with the place of the token that is not expected */
  fail(): never {
    throw new FileProblem('not-wkt', { at: this.#at + 1 });
  }

  /** Goes on to the next token. @returns the token before */
  next(): string | null {
    const before = this.#token;
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.#text);
    if (!match && this.#text.slice(this.#at).trim() !== '') this.fail();
    this.#token = match?.[1] ?? null;
    this.#at = match ? TOKEN.lastIndex : this.#text.length;
    return before;
  }

  #take(wanted: string): void {
    if (this.#token !== wanted) this.fail();
    this.next();
  }

  #list<T>(item: () => T): T[] {
    if (this.#token?.toUpperCase() === 'EMPTY') {
      this.next();
      return [];
    }
    this.#take('(');
    const items = [item()];
    while (this.#token === ',') {
      this.next();
      items.push(item());
    }
    this.#take(')');
    return items;
  }

  readonly #point = (): LonLat => {
    this.found.count(1);
    const numbers: number[] = [];
    while (this.#token !== null && /^[-+.\d]/.test(this.#token)) numbers.push(Number(this.next()));
    const [longitude, latitude] = numbers;
    if (longitude === undefined || latitude === undefined || numbers.length > 4) this.fail();
    return [longitude, latitude];
  };

  readonly #ring = (): LonLat[] => this.#list(this.#point);
  readonly #rings = (): LonLat[][] => this.#list(this.#ring);

  geometry(depth: number): void {
    if (depth > DEEPEST) throw new FileProblem('too-deep');
    const kind = this.next()?.toUpperCase() ?? '';
    // Height and measure (`POLYGON Z`, `POLYGONZM`) are read and ignored.
    if (/^(Z|M|ZM)$/i.test(this.#token ?? '')) this.next();
    switch (kind.replace(/Z?M?$/, '')) {
      case 'POLYGON':
        this.found.polygon(this.#rings(), null);
        return;
      case 'MULTIPOLYGON':
        for (const rings of this.#list(this.#rings)) this.found.polygon(rings, null);
        return;
      case 'LINESTRING':
        this.found.line(this.#ring(), null);
        return;
      case 'MULTILINESTRING':
        for (const line of this.#rings()) this.found.line(line, null);
        return;
      case 'POINT':
        // A point has its numbers in brackets, like a ring of one point.
        this.#ring();
        this.found.tell('left-out');
        return;
      case 'GEOMETRYCOLLECTION':
        this.#list(() => {
          this.geometry(depth + 1);
        });
        return;
      default:
        this.fail();
    }
  }
}

/** Reads the areas of well-known text: one or more geometries; a prefix `SRID=4326;` is accepted. */
export function readWkt(text: string): FenceFile {
  const srid = /^\s*SRID\s*=\s*(\d+)\s*;/i.exec(text);
  const reader = new Reader(srid ? text.slice(srid[0].length) : text);
  while (reader.token !== null) {
    reader.geometry(0);
    while (reader.token === ';' || reader.token === ',') reader.next();
  }
  return {
    format: 'wkt',
    system: srid?.[1] ? systemOfName(`EPSG:${srid[1]}`) : null,
    ...reader.found.finish(),
  };
}

function ringText(ring: Ring): string {
  return `(${closedRing(ring)
    .map(([x, y]) => `${x} ${y}`)
    .join(', ')})`;
}

/** Writes a POLYGON for one area, otherwise a MULTIPOLYGON. */
export function writeWkt(areas: readonly NamedPolygon[]): string {
  const bodies = areas.map(({ polygon }) => `(${ringsOf(polygon).map(ringText).join(', ')})`);
  return bodies.length === 1 ? `POLYGON ${bodies[0] ?? ''}` : `MULTIPOLYGON (${bodies.join(', ')})`;
}

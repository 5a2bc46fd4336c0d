import { lineTable } from '../positions.ts';
import type { ModdleElement, Position } from '../types.ts';

/** An XML name without colon. XML allows Chinese letters in names; moddle does not. */
const NCNAME = /^[\p{L}_][\p{L}\p{N}\p{M}_.·-]*$/u;
const LATIN_NAME = /^[A-Za-z_][\w.-]*$/;

/** Finds parts of a document again: elements by id, and positions by id and by element. */
export class ElementIndex {
  readonly duplicates: { readonly id: string; readonly element: ModdleElement }[] = [];
  readonly illegalIds: { readonly id: string; readonly element: ModdleElement }[] = [];
  readonly #byId = new Map<string, ModdleElement>();
  /** Offset of the first start tag with an id, even if its element is not in the tree. */
  readonly #offsetsById = new Map<string, number>();
  /** Elements in the order of their start tags, and the offsets of these tags. */
  readonly #elements: ModdleElement[] = [];
  readonly #offsets: number[] = [];
  #offsetsByElement: WeakMap<ModdleElement, number> | undefined;
  readonly #xml: string;
  #place: ((offset: number) => Position) | undefined;

  /** @param xml the text that the offsets refer to */
  constructor(xml: string) {
    this.#xml = xml;
  }

  tag(id: string, offset: number): void {
    if (!this.#offsetsById.has(id)) this.#offsetsById.set(id, offset);
  }

  element(element: ModdleElement, offset: number): void {
    this.#elements.push(element);
    this.#offsets.push(offset);
  }

  id(id: string, element: ModdleElement): void {
    if (!LATIN_NAME.test(id) && !NCNAME.test(id)) this.illegalIds.push({ id, element });
    if (this.#byId.has(id)) this.duplicates.push({ id, element });
    else this.#byId.set(id, element);
  }

  byId(id: string): ModdleElement | undefined {
    return this.#byId.get(id);
  }

  placeOfOffset(offset: number): Position {
    this.#place ??= lineTable(this.#xml);
    return this.#place(offset);
  }

  placeOfId(id: string): Position | undefined {
    const offset = this.#offsetsById.get(id);
    return offset === undefined ? undefined : this.placeOfOffset(offset);
  }

  /** Returns undefined for elements that were made after reading. */
  placeOf(element: ModdleElement): Position | undefined {
    if (!this.#offsetsByElement) {
      const offsets = new WeakMap<ModdleElement, number>();
      for (const [at, known] of this.#elements.entries()) offsets.set(known, this.#offsets[at] ?? 0);
      this.#offsetsByElement = offsets;
    }
    const offset = this.#offsetsByElement.get(element);
    return offset === undefined ? undefined : this.placeOfOffset(offset);
  }
}

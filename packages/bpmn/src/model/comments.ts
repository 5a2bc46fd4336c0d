/**
 * Comments of a source. The tree cannot hold them, so they are stored separately by the id of the element that follows
 * them (or that contains them as its last content). A comment before an element without id is stored with the next
 * element that has an id.
 */
export interface Comments {
  /** Before the root element. */
  readonly head: readonly string[];
  readonly before: ReadonlyMap<string, readonly string[]>;
  readonly atEnd: ReadonlyMap<string, readonly string[]>;
  /** After the root element, or after the last element with an id. */
  readonly tail: readonly string[];
}

export const NO_COMMENTS: Comments = { head: [], before: new Map(), atEnd: new Map(), tail: [] };

/** Collects comments while a document is read from front to back. */
export class CommentCollector {
  readonly #before = new Map<string, string[]>();
  readonly #atEnd = new Map<string, string[]>();
  #head: string[] = [];
  #pending: string[] = [];
  #any = false;

  comment(text: string): void {
    this.#any = true;
    this.#pending.push(text);
  }

  open(id: string | undefined, isRoot: boolean): void {
    if (this.#pending.length === 0) return;
    if (isRoot) this.#head = this.#pending;
    else if (id === undefined) return;
    else this.#keep(this.#before, id);
    this.#pending = [];
  }

  close(id: string | undefined): void {
    if (this.#pending.length === 0 || id === undefined) return;
    this.#keep(this.#atEnd, id);
    this.#pending = [];
  }

  #keep(comments: Map<string, string[]>, id: string): void {
    comments.set(id, [...(comments.get(id) ?? []), ...this.#pending]);
  }

  result(): Comments {
    if (!this.#any) return NO_COMMENTS;
    return { head: this.#head, before: this.#before, atEnd: this.#atEnd, tail: this.#pending };
  }
}

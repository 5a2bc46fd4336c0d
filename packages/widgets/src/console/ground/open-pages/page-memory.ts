interface Place {
  top: number;
  left: number;
}

/** Returns whether an element is rendered. A hidden element has no box, and its scroll position reads as 0. */
const drawn = (element: Element) => element.getClientRects().length > 0;

/** Scroll positions and focused elements of pages, because a hidden page loses both. One object per mounted shell. */
export class PageMemory {
  /** By page key, then by scrolled element. */
  readonly #places = new Map<string, Map<Element, Place>>();
  readonly #focus = new Map<string, HTMLElement>();
  /** Elements that stand away from their beginning, as far as their events told. */
  readonly #scrolled = new WeakSet<Element>();

  noteScroll(key: string, element: Element): void {
    if (!drawn(element)) return;
    this.#tell(element, element.scrollTop !== 0 || element.scrollLeft !== 0);
    let places = this.#places.get(key);
    if (!places) this.#places.set(key, (places = new Map()));
    places.set(element, { top: element.scrollTop, left: element.scrollLeft });
  }

  #tell(element: Element, scrolled: boolean): void {
    if (scrolled) this.#scrolled.add(element);
    else this.#scrolled.delete(element);
  }

  noteFocus(key: string, element: HTMLElement): void {
    this.#focus.set(key, element);
  }

  /**
   * Prepares to restore the scroll positions of a page; `main` of a new page goes to the top.
   * @returns a function that restores them and returns whether any position is not 0. A table that measures itself
   * first may reset such a position, so the caller may have to call the function again.
   */
  restore(key: string, main: HTMLElement): () => boolean {
    const goals = [...(this.#places.get(key) ?? [])].filter(([element]) => element.isConnected);
    if (!goals.some(([element]) => element === main)) goals.push([main, { top: 0, left: 0 }]);
    return () => {
      let away = false;
      for (const [element, { top, left }] of goals) {
        const scrolls = top !== 0 || left !== 0;
        away ||= scrolls;
        // Setting a position has the browser lay out the page that was just made.
        if (!scrolls && !this.#scrolled.has(element)) continue;
        element.scrollTop = top;
        element.scrollLeft = left;
        this.#tell(element, scrolls);
      }
      return away;
    };
  }

  /** Returns the element that had the focus when the page was left, if it is still in the document and rendered. */
  focusOf(key: string): HTMLElement | undefined {
    const element = this.#focus.get(key);
    return element?.isConnected && drawn(element) ? element : undefined;
  }

  /** Forgets all other pages: only cached pages can be shown again. */
  keepOnly(keys: readonly string[]): void {
    for (const map of [this.#places, this.#focus])
      for (const key of map.keys()) if (!keys.includes(key)) map.delete(key);
  }
}

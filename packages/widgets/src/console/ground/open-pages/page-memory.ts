interface Place {
  top: number;
  left: number;
}

/** Whether an element is drawn: what is hidden has no place, and says it is scrolled to 0. */
const drawn = (element: Element) => element.getClientRects().length > 0;

/**
 * Where pages were scrolled to and what had the focus in them: a hidden page loses both. One for each mounted shell.
 */
export class PageMemory {
  /** By page, then by what was scrolled. */
  readonly #places = new Map<string, Map<Element, Place>>();
  readonly #focus = new Map<string, HTMLElement>();

  noteScroll(key: string, element: Element): void {
    if (!drawn(element)) return;
    let places = this.#places.get(key);
    if (!places) this.#places.set(key, (places = new Map()));
    places.set(element, { top: element.scrollTop, left: element.scrollLeft });
  }

  noteFocus(key: string, element: HTMLElement): void {
    this.#focus.set(key, element);
  }

  /**
   * Puts everything of a page back to where it was; `main` to its beginning when the page is new.
   * @returns does it, and says whether there is any place but the beginning, which a table that measures itself first may
   * lose again
   */
  restore(key: string, main: HTMLElement): () => boolean {
    const goals = [...(this.#places.get(key) ?? [])].filter(([element]) => element.isConnected);
    if (!goals.some(([element]) => element === main)) goals.push([main, { top: 0, left: 0 }]);
    return () => {
      for (const [element, { top, left }] of goals) {
        element.scrollTop = top;
        element.scrollLeft = left;
      }
      return goals.some(([, { top, left }]) => top !== 0 || left !== 0);
    };
  }

  /** What had the focus when a page was left, if it is still there. */
  focusOf(key: string): HTMLElement | undefined {
    const element = this.#focus.get(key);
    return element?.isConnected && drawn(element) ? element : undefined;
  }

  /** Only pages that are held can come back. */
  keepOnly(keys: readonly string[]): void {
    for (const map of [this.#places, this.#focus])
      for (const key of map.keys()) if (!keys.includes(key)) map.delete(key);
  }
}

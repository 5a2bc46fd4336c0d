/** A page that is open in a tab. */
export interface OpenPage {
  /** From `pageKey`. */
  key: string;
  /** Path and query that the page had when it was last on view: a list's filters, order and page. */
  address: string;
  /** Name of the record that the page shows. */
  record?: string;
}

export interface OpenPagesState {
  /** In the order of the tabs. */
  pages: readonly OpenPage[];
  /** How often a page has been loaded anew, by key. */
  rounds: Readonly<Record<string, number>>;
}

/** Where open pages are kept over a reload. */
export interface OpenPagesKeeper {
  get(): readonly OpenPage[] | null;
  set(pages: readonly OpenPage[]): void;
}

/** More open pages than this push out the one that was not looked at for longest. */
export const MAX_OPEN = 20;

/** The pages that someone has open. React follows them through `subscribe` and `snapshot`. */
export class OpenPages {
  #state: OpenPagesState;
  /** Keys in the order of use, the latest last. */
  #used: string[];
  /** To close as soon as another page is on view. */
  #leaving = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #keeper: OpenPagesKeeper;

  constructor(keeper: OpenPagesKeeper) {
    this.#keeper = keeper;
    const kept = (keeper.get() ?? []).filter((page) => typeof page?.key === 'string' && page.address?.startsWith('/'));
    this.#state = { pages: kept.slice(0, MAX_OPEN), rounds: {} };
    this.#used = kept.map((page) => page.key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): OpenPagesState => this.#state;

  #change(state: Partial<OpenPagesState>, keep = true): void {
    this.#state = { ...this.#state, ...state };
    if (keep) this.#keeper.set(this.#state.pages);
    for (const listener of this.#listeners) listener();
  }

  /** A page is on view: it is open from now on, and those that were to be left are gone. */
  visit(key: string, address: string): void {
    this.#leaving.delete(key);
    this.#used = [...this.#used.filter((one) => one !== key), key];
    const { pages: old } = this.#state;
    const known = old.find((page) => page.key === key);
    if (known?.address === address && this.#leaving.size === 0) return;
    let pages = known ? old.map((page) => (page === known ? { ...page, address } : page)) : [...old, { key, address }];
    pages = pages.filter((page) => !this.#leaving.has(page.key));
    while (pages.length > MAX_OPEN) {
      const oldest = this.#used.find((one) => pages.some((page) => page.key === one))!;
      pages = pages.filter((page) => page.key !== oldest);
    }
    this.#leaving.clear();
    this.#change({ pages });
  }

  /** The record of an open page has a name. */
  name(key: string, record: string): void {
    const page = this.#state.pages.find((one) => one.key === key);
    if (!page || page.record === record) return;
    this.#change({ pages: this.#state.pages.map((one) => (one === page ? { ...one, record } : one)) });
  }

  /** Closes pages that are not on view. */
  close(keys: readonly string[]): void {
    this.#change({ pages: this.#state.pages.filter((page) => !keys.includes(page.key)) });
  }

  /** Closes pages as soon as another one is on view; one with unsaved input may still hold the person back. */
  leave(keys: readonly string[]): void {
    this.#leaving = new Set(keys);
  }

  /** The person stays where they are: nothing is left. */
  stay(): void {
    this.#leaving.clear();
  }

  /** Begins a page anew. */
  reload(key: string): void {
    const { rounds } = this.#state;
    this.#change({ rounds: { ...rounds, [key]: (rounds[key] ?? 0) + 1 } }, false);
  }

  /** Forgets all pages; what is kept is for who keeps it to clear. */
  reset(): void {
    this.#leaving.clear();
    this.#used = [];
    this.#change({ pages: [], rounds: {} }, false);
  }

  /** Where a list is to be found as it was left; the path itself when it is not open. */
  addressOf(pathname: string): string {
    return this.#state.pages.find((page) => page.key === pathname)?.address ?? pathname;
  }

  /** The tab that takes over from one that closes: its right neighbour, else its left one. */
  neighbour(key: string): OpenPage | undefined {
    const { pages } = this.#state;
    const place = pages.findIndex((page) => page.key === key);
    return place < 0 ? pages.at(-1) : (pages[place + 1] ?? pages[place - 1]);
  }
}

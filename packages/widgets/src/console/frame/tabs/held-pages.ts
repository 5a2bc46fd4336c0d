/**
 * Limit on lists that stay mounted behind the visible page; each keeps its rows and its DOM. Measured: five cost
 * little.
 */
export const MAX_HELD = 5;

/** These pages stay mounted in addition (console specification, section 2.1; settled point 8). */
export const PINNED: ReadonlySet<string> = new Set(['/workbench', '/center', '/datafill']);

/**
 * A page that is visible, or stays mounted behind the visible one. `view` is its React node, `at` the router location
 * that it sees.
 */
export interface HeldPage<V, A> {
  key: string;
  view: V;
  at: A;
  /** The page stays mounted when another page is shown. */
  kept: boolean;
  /** Increases each time the page is reloaded. */
  round: number;
  /** React key: the same as long as the page is the same, also under another address. */
  body: string;
}

/**
 * Returns the mounted pages once `current` is visible: `current` first, then the kept pages in the order of their use,
 * as many as the limit allows in addition to the pinned ones.
 * @param isOpen whether a page still has its tab
 * @returns `held` itself when nothing changes
 */
export function holdPages<V, A>(
  held: readonly HeldPage<V, A>[],
  current: HeldPage<V, A>,
  isOpen: (key: string) => boolean,
): readonly HeldPage<V, A>[] {
  let room = MAX_HELD - (current.kept && !PINNED.has(current.key) ? 1 : 0);
  const behind = held.filter((page) => {
    if (page.key === current.key || !page.kept || !isOpen(page.key)) return false;
    if (PINNED.has(page.key)) return true;
    room -= 1;
    return room >= 0;
  });
  const [first] = held;
  const same =
    first?.key === current.key &&
    first.view === current.view &&
    first.at === current.at &&
    first.round === current.round &&
    behind.length === held.length - 1;
  return same ? held : [current, ...behind];
}

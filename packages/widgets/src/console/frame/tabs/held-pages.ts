/** Lists that stay alive behind the page on view; each holds its rows and its DOM. Measured bound: five cost little. */
export const MAX_HELD = 5;

/** These stay alive besides (console specification, section 2.1; settled point 8). */
export const PINNED: ReadonlySet<string> = new Set(['/workbench', '/center', '/datafill']);

/** A page that is on view, or kept alive behind it. `view` is what draws it, `at` the address that it believes in. */
export interface HeldPage<V, A> {
  key: string;
  view: V;
  at: A;
  /** Stays when another page comes. */
  kept: boolean;
  /** Rises when the page is begun anew. */
  round: number;
  /** Same as long as the page is the same, also under another address. */
  body: string;
}

/**
 * What is held once `current` is on view: it comes first, then the kept pages in the order of their use, as many as the
 * bound allows besides the pinned ones.
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

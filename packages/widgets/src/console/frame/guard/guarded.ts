import type { MenuItem } from '@gongdi/domain';
import { firstSegment, mayOpen } from '../../ground/menus/menus.ts';
import type { tokenIn } from './token-in.ts';

interface Visit {
  /** The address does not exist. */
  outside: boolean;
  /** Token of another system in the address, for a console that is the whole page. */
  given: ReturnType<typeof tokenIn>;
  /** The browser is being asked for a stored session. */
  asking: boolean;
  /** There is no session, neither in this tab nor in the browser. */
  out: boolean;
  /** There is a session in this tab. */
  loggedIn: boolean;
  menus: readonly MenuItem[] | null;
  /** First path segment of the page that was shown last. */
  opened: string | undefined;
  pathname: string;
  search: string;
}

/**
 * What is shown at an address: the page (`allowed` by the menus, or `kept` although it is not), nothing yet, that the
 * page does not exist, or another address.
 */
type Verdict = 'allowed' | 'kept' | 'wait' | 'not-found' | { to: string };

/** Decides what a visit of a page leads to (console specification, section 5). */
export function guarded(visit: Visit): Verdict {
  const { given, loggedIn, menus, opened, pathname, search } = visit;
  if (visit.outside) return loggedIn && menus ? 'kept' : 'not-found';
  // Another system sends users back, with its own token, to the page that they came from.
  if (given) {
    const { token: handed, rest } = given;
    return { to: `/jump?${new URLSearchParams({ token: handed, redirect: pathname + rest })}` };
  }
  if (visit.asking) return 'wait';
  const here = encodeURIComponent(pathname + search);
  if (visit.out) return { to: `/login?redirect=${here}` };
  if (loggedIn && !menus) return { to: `/redirect?redirect=${here}` };
  // If a user loses the right to the page while it is open, the shell shows a message in its place. A page that was
  // never open is shown as not found.
  if (menus && !mayOpen(menus, pathname)) return opened === firstSegment(pathname) ? 'kept' : { to: '/404' };
  return 'allowed';
}

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { matches, type Filters } from '../model/filters.ts';
import { keyOf, sorted, type Sorting } from '../model/sorting.ts';
import type { TableDevice } from '../host/props.ts';
import type { TableSession } from '../session/table-session.ts';

/** Minimum interval between two evaluations of the filters, ms. */
const EVERY = 1000;
/** Separator that occurs in no id. */
const SEPARATOR = '\n';

/** Returns the matching devices in order. Changed values add and remove rows, but do not move rows that stay. */
export function useRows(
  session: TableSession,
  devices: ReadonlyMap<string, TableDevice>,
  filters: Filters,
  { by, order }: Sorting,
): TableDevice[] {
  const inOrder = useMemo(() => {
    const all = [...devices.values()];
    const keys = new Map(all.map((one) => [one.id, keyOf(one, session.shown(one.id), by)]));
    return sorted(all, keys, order);
  }, [session, devices, by, order]);
  const subscribe = useCallback(
    (look: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = session.onShown(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          look();
        }, EVERY);
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
    [session],
  );
  // The ids are joined to one string: React does not render as long as the same devices match.
  const ids = useSyncExternalStore(subscribe, () =>
    inOrder
      .filter((one) => matches(one, session.shown(one.id), filters))
      .map(({ id }) => id)
      .join(SEPARATOR),
  );
  return useMemo(() => (ids === '' ? [] : ids.split(SEPARATOR).flatMap((id) => devices.get(id) ?? [])), [ids, devices]);
}

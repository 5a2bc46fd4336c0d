import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { matches, type Filters } from '../model/filters.ts';
import { keyOf, sorted, type Sorting } from '../model/sorting.ts';
import type { TableDevice } from '../props.ts';
import type { TableSession } from '../session/table-session.ts';

/** Which devices match is looked at again at most this often, ms. */
const EVERY = 1000;
/** In no id. */
const SEPARATOR = '\n';

/** The devices that match, in order. Values that change take rows in and out, but do not move those that are there. */
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
  // As a text: as long as the same ones match, React has nothing to do.
  const ids = useSyncExternalStore(subscribe, () =>
    inOrder
      .filter((one) => matches(one, session.shown(one.id), filters))
      .map(({ id }) => id)
      .join(SEPARATOR),
  );
  return useMemo(() => (ids === '' ? [] : ids.split(SEPARATOR).flatMap((id) => devices.get(id) ?? [])), [ids, devices]);
}

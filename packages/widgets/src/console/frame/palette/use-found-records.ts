import { resourceCalls } from '@gongdi/api';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConsole, useLang, usePermissions, useSession } from '../../ground/context/console-context.tsx';
import { foundRecord, RECORDS_SHOWN, searchable, type Found } from './found.ts';
import { limited } from './limited.ts';

/** Someone who types is left alone for so long, ms. */
export const SEARCH_DELAY = 300;
/** Lists asked at a time: there may be a hundred of them. */
const AT_A_TIME = 4;

/** An input as it stands after a pause of typing. */
export function useSettled(input: string): string {
  const [settled, setSettled] = useState(input);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(input), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [input]);
  return settled;
}

export interface RecordGroup {
  name: string;
  label: string;
  found: readonly Found[];
}

/** Records whose names hold the input, by kind, through the list calls that the user may make. */
export function useFoundRecords(input: string) {
  const { client } = useConsole();
  const { menus } = useSession();
  const may = usePermissions();
  const lang = useLang();
  const kinds = useMemo(() => searchable(menus ?? [], may), [menus, may]);
  const run = useMemo(() => limited(AT_A_TIME), []);
  const wanted = useSettled(input.trim());
  const enabled = wanted !== '';
  const results = useQueries({
    queries: kinds.map(({ resource, filter }) => ({
      queryKey: ['list', resource.name, 'palette', wanted],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        run(
          () =>
            client.call(
              resourceCalls(resource).list!,
              { query: { [filter]: wanted, page: 1, page_size: RECORDS_SHOWN } },
              { signal, quiet: true },
            ),
          signal,
        ),
      enabled,
    })),
  });
  const groups = enabled
    ? kinds.flatMap((kind, place): RecordGroup[] => {
        const rows = results[place]?.data?.list ?? [];
        const found = rows.map((row) => foundRecord(kind, row, may));
        return found.length > 0 ? [{ name: kind.resource.name, label: kind.resource.label[lang], found }] : [];
      })
    : [];
  const failed = enabled ? results.filter((one) => one.isError) : [];
  return {
    groups,
    /** Still typing, or still asking. */
    busy: input.trim() !== wanted || (enabled && results.some((one) => one.isFetching)),
    failed: failed.length > 0 ? failed[0]!.error : null,
    retry: () => {
      for (const one of failed) void one.refetch();
    },
  };
}

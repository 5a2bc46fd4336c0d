import { calls, type Client, type WholeDictionary } from '@gongdi/api';
import type { Dictionary, DictionaryEntry, DictionaryOverlay } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole, useSession } from '../context/console-context.tsx';

/** First part of the query keys of all dictionaries. */
export const DICTIONARIES = 'dictionaries';

/** Converts a dictionary from its form on the wire to the form of the domain package. */
function dictionaryFrom({ dict_type, label, entries }: WholeDictionary): Dictionary {
  return {
    dict_type,
    label,
    entries: entries.map(
      ({ value, label: words, color_type, css_class, disabled, abbreviation, path }): DictionaryEntry => ({
        value,
        label: words,
        ...(color_type && { color_type }),
        ...(css_class && { css_class }),
        ...(disabled && { disabled }),
        ...(abbreviation && { abbreviation }),
        ...(path && { path }),
      }),
    ),
  };
}

async function load(client: Client, signal: AbortSignal): Promise<DictionaryOverlay> {
  const query = { changed_only: '1' } as const;
  const changed = await client.call(calls.base.dictionaryList, { query }, { signal, quiet: true });
  return new Map(changed.map((one) => [one.dict_type, dictionaryFrom(one)]));
}

/**
 * Returns the installation's changes to the dictionaries. They are requested once, and again after the server reports a
 * change.
 */
export function useDictionaryOverlay(): DictionaryOverlay | undefined {
  const { client } = useConsole();
  const { user, token } = useSession();
  const { data } = useQuery({
    queryKey: [DICTIONARIES, 'overlay', user?.user_id ?? ''],
    queryFn: ({ signal }) => load(client, signal),
    // A session that has just begun gets its user in a moment, and would ask a second time.
    enabled: token === null || user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Without an answer the built-in entries are shown; a `dictionary` event triggers the next request.
    retry: 2,
  });
  return data;
}

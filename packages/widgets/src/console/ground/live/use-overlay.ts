import { calls, type Client, type WholeDictionary } from '@gongdi/api';
import type { Dictionary, DictionaryEntry, DictionaryOverlay } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole, useSession } from '../context/console-context.tsx';

/** All that is asked about dictionaries stands under this key. */
export const DICTIONARIES = 'dictionaries';

/** A dictionary of the wire as the domain has it. */
export function dictionaryFrom({ dict_type, label, entries }: WholeDictionary): Dictionary {
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

/** What the installation has made of its dictionaries: asked once, and again when the server says that they changed. */
export function useDictionaryOverlay(): DictionaryOverlay | undefined {
  const { client } = useConsole();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: [DICTIONARIES, 'overlay', user?.user_id ?? ''],
    queryFn: ({ signal }) => load(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Without an answer the built-in entries are shown; the next ones come by themselves.
    retry: 2,
  });
  return data;
}

import { calls, type Client } from '@gongdi/api';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useData } from './data-context.tsx';
import { isRefused } from './references.ts';

/** Time during which ids are collected for one request, ms: one rendering of a page. */
const GATHER = 5;

/** Key of the title of one record. */
export const titleKey = (resource: string | undefined, id: string) => ['reference', resource, 'title', id] as const;

/** Returns whether a query is that of the title of one record. */
export const isTitle = (key: readonly unknown[]): boolean =>
  key.length === 4 && key[0] === 'reference' && key[2] === 'title';

type Answer = (title: string | null) => void;
interface Batch {
  wanted: Map<string, { answer: Answer; fail: (error: unknown) => void }[]>;
}

const batches = new WeakMap<Client, Map<string, Batch>>();

/**
 * Returns the title of one record. Ids of the same resource that are requested at the same moment share one call.
 * @returns null when the user may not see the record
 */
function titleOfId(client: Client, resource: string, id: string): Promise<string | null> {
  const open = batches.get(client) ?? new Map<string, Batch>();
  batches.set(client, open);
  let batch = open.get(resource);
  if (!batch) {
    batch = { wanted: new Map() };
    open.set(resource, batch);
    setTimeout(() => {
      open.delete(resource);
      ask(client, resource, batch!);
    }, GATHER);
  }
  const { wanted } = batch;
  return new Promise((answer, fail) => wanted.set(id, [...(wanted.get(id) ?? []), { answer, fail }]));
}

function ask(client: Client, resource: string, { wanted }: Batch): void {
  const ids = [...wanted.keys()];
  for (let from = 0; from < ids.length; from += calls.base.REFERENCE_IDS) {
    const some = ids.slice(from, from + calls.base.REFERENCE_IDS);
    const each = (tell: (one: { answer: Answer; fail: (error: unknown) => void }, id: string) => void) => {
      for (const id of some) for (const one of wanted.get(id)!) tell(one, id);
    };
    client.call(calls.base.references, { params: { resource }, query: { ids: some.join(',') } }, { quiet: true }).then(
      (found) => {
        const titles = new Map(found.map(({ id, title }) => [id, title]));
        each(({ answer }, id) => answer(titles.get(id) ?? null));
      },
      (error: unknown) => each(({ answer, fail }) => (isRefused(error) ? answer(null) : fail(error))),
    );
  }
}

/** Query of the title of one record. */
export const titleQuery = (client: Client, resource: string | undefined, id: string) =>
  queryOptions({
    queryKey: titleKey(resource, id),
    queryFn: () => titleOfId(client, resource!, id),
    enabled: resource !== undefined && id !== '',
    staleTime: 60_000,
  });

export interface Titles {
  /** Title by id; null: the user may not see the record; undefined: not known yet. */
  of: (id: string) => string | null | undefined;
  /** True when a request for titles failed. */
  failed: boolean;
}

/** Titles of exactly these records, however many records the resource has. */
export function useTitles(resource: string | undefined, ids: readonly string[]): Titles {
  const { client } = useData();
  const distinct = [...new Set(ids)];
  const queries = useQueries({
    queries: distinct.map((id) => titleQuery(client, resource, id)),
  });
  const known = new Map(distinct.map((id, at) => [id, queries[at]?.data]));
  return { of: (id) => known.get(id), failed: queries.some(({ isError, data }) => isError && data === undefined) };
}

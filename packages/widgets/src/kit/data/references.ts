import { CallFailure, calls, REFERENCE_LIMIT, type Client } from '@gongdi/api';
import { ERRORS, projectmanage } from '@gongdi/domain';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useData } from './data-context.tsx';
import { keepProjects, keptProjects, projectsKey } from './kept-projects.ts';

export interface ReferenceOption {
  value: string;
  label: string;
}

/** Selects the records of a resource to request. */
export interface Wanted {
  keyword?: string;
  /** From 1. */
  page?: number;
  /** The field for which a record is chosen (`<resource>.<field>`), and the project whose people are offered. */
  field?: string;
  project_id?: string;
}

/**
 * Query of the choices of a reference. All callers share its key, so they share one request.
 * @param owner the user; choices of projects are stored for this user until the page is closed
 */
export function referenceQuery(client: Client, name: string | undefined, wanted: Wanted = {}, owner = '') {
  const { keyword = '', page = 1, field, project_id } = wanted;
  const isFirst = keyword === '' && page === 1;
  const kept = name === projectmanage.name && isFirst ? projectsKey(client.resolve('/'), owner) : null;
  return {
    queryKey: ['reference', name, keyword, page, field ?? '', project_id ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption[]> => {
      const query = {
        ...(keyword !== '' && { keyword }),
        ...(page > 1 && { page }),
        ...(field !== undefined && { field }),
        ...(project_id !== undefined && { project_id }),
      };
      const found = await client.call(
        calls.base.references,
        { params: { resource: name! }, query },
        { signal, quiet: true },
      );
      const options = found.map(({ id, title }) => ({ value: id, label: title }));
      keepProjects(kept, { options, at: Date.now() });
      return options;
    },
    initialData: () => keptProjects(kept)?.options,
    initialDataUpdatedAt: () => keptProjects(kept)?.at,
    staleTime: 60_000,
  };
}

export interface References {
  options: ReferenceOption[];
  loading: boolean;
  /** True when there are more records than these pages contain. */
  more: boolean;
  /** True when the request failed; false when the user may not see the records. */
  failed: boolean;
  retry: () => void;
}

/**
 * Records of another resource to choose from; empty while they load and when the user may not see them.
 * @param wanted a keyword makes the server search, for resources with more records than a selector loads
 * @param pages number of pages to load, from the first
 */
export function useReferences(name: string | undefined, wanted: Omit<Wanted, 'page'> = {}, pages = 1): References {
  const { client, owner } = useData();
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, at) => ({
      ...referenceQuery(client, name, { ...wanted, page: at + 1 }, owner),
      enabled: name !== undefined,
      placeholderData: at > 0 ? undefined : keepPreviousData,
    })),
  });
  const failed = queries.filter(({ data, error }) => error && data === undefined && !isRefused(error));
  return {
    options: queries.flatMap(({ data }) => data ?? []),
    loading: queries.some(({ isFetching }) => isFetching),
    more: (queries.at(-1)?.data?.length ?? 0) >= REFERENCE_LIMIT,
    failed: failed.length > 0,
    retry: () => failed.forEach((one) => void one.refetch()),
  };
}

/** Returns whether a call failed because the user may not see what it requested. */
export function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.code === ERRORS.permission.code;
}

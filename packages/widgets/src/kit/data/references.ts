import { CallFailure, calls, REFERENCE_LIMIT, type Client } from '@gongdi/api';
import { ERRORS, projectmanage } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useData } from './data-context.tsx';
import { keepProjects, keptProjects, projectsKey } from './kept-projects.ts';

export interface ReferenceOption {
  value: string;
  label: string;
}

/**
 * What asks for the choices of a reference: the same for whoever needs them, so that they are asked for once.
 * @param owner whoever asks; the choices of projects are kept for them until the page goes
 */
export function referenceQuery(client: Client, name: string | undefined, keyword = '', owner = '') {
  const kept = name === projectmanage.name && keyword === '' ? projectsKey(client.resolve('/'), owner) : null;
  return {
    queryKey: ['reference', name, keyword],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReferenceOption[]> => {
      const found = await client.call(
        calls.base.references,
        { params: { resource: name! }, query: keyword === '' ? {} : { keyword } },
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
  /** There are more than a selector loads. */
  more: boolean;
  /** They did not come; not so when the user may not see them. */
  failed: boolean;
  retry: () => void;
}

/**
 * Records of another resource to choose from or to name; empty while they load and when the user may not see them.
 * @param keyword asks the server, for choices of which there are more than a selector loads
 */
export function useReferences(name: string | undefined, keyword = ''): References {
  const { client, owner } = useData();
  const query = useQuery({ ...referenceQuery(client, name, keyword, owner), enabled: name !== undefined });
  const options = query.data ?? [];
  return {
    options,
    loading: query.isFetching,
    more: options.length >= REFERENCE_LIMIT,
    failed: query.isError && !(query.error instanceof CallFailure && query.error.code === ERRORS.permission.code),
    retry: () => void query.refetch(),
  };
}

import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReferences, type ReferenceOption } from '../../../kit/data/references.ts';
import { PROJECTS } from '../../generic/project/projects.ts';
import { useConsole } from '../../ground/context/console-context.tsx';

/** Pause in typing after which the search starts, ms. */
const DELAY = 300;

/**
 * Projects to choose from. An input is looked for in their names, and in what the search of all records finds: numbers,
 * and the initials of names.
 */
export function useFoundProjects(input: string) {
  const { client } = useConsole();
  const [keyword, setKeyword] = useState('');
  const typed = input.trim();
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  const named = useReferences(PROJECTS, keyword === '' ? {} : { keyword });
  const searched = useQuery({
    queryKey: ['search', keyword, undefined],
    queryFn: ({ signal }) => client.call(calls.search.find, { query: { keyword } }, { signal, quiet: true }),
    enabled: keyword !== '',
  });
  const groups = keyword === '' ? [] : (searched.data?.groups ?? []);
  const records = groups.find(({ resource }) => resource === PROJECTS)?.records ?? [];
  const all = new Map<string, ReferenceOption>();
  for (const one of named.options) all.set(one.value, one);
  for (const { id, title } of records) all.set(id, { value: id, label: title });
  return {
    options: [...all.values()],
    busy: typed !== keyword || named.loading || searched.isFetching,
    more: named.more,
    failed: named.failed,
    retry: named.retry,
  };
}

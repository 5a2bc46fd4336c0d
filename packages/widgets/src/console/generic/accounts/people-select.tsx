import { calls, type Client } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useDebounced } from '../../../kit/frame/use-debounced.ts';
import { useConsole } from '../../ground/context/console-context.tsx';

/** A person who can be chosen or is already chosen. */
interface Choice {
  id: string;
  nickname: string;
  dept_name?: string;
}

interface Offer {
  /** People who are already chosen, with their names. */
  known?: readonly Choice[];
  /**
   * Restricts the choice to people who may take part in processes of the user's own organisation (`own`) or in the
   * instance of a task. Absent: all users whom the caller may see.
   */
  among?: 'own' | { task_id: string };
}
type SelectProps<V> = Omit<ComponentProps<typeof Select<V>>, 'options' | 'mode' | 'showSearch'> & Offer;

/** Selector of one person, found by name or mobile number. */
export function PersonSelect({ known, among, ...props }: SelectProps<string>) {
  return <Select<string> allowClear style={WHOLE} {...props} {...usePeople(props.value, { known, among })} />;
}

/** Selector of several people, found by name or mobile number. */
export function PeopleSelect({ known, among, ...props }: SelectProps<string[]>) {
  const found = usePeople(props.value, { known, among });
  return <Select<string[]> mode="multiple" allowClear style={WHOLE} {...props} {...found} />;
}

const WHOLE = { width: '100%' } as const;
const PEOPLE = 'people';
/** `gcTime` of found people, ms: their names stay available while a form is filled in. */
const KEPT_FOR = 3_600_000;
const FRESH = 60_000;

/**
 * Returns the properties of a selector of people. The server searches. A chosen person keeps the name when a later
 * search does not find that person.
 */
function usePeople(value: string | string[] | null | undefined, { known = [], among }: Offer) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed, 250);
  const query = useQuery({
    queryKey: [PEOPLE, among, keyword],
    queryFn: ({ signal }) => search(client, among, keyword, signal),
    staleTime: FRESH,
    gcTime: KEPT_FOR,
  });
  const names = new Map(known.map((one) => [one.id, labelOf(one)]));
  for (const [, people] of queries.getQueriesData<Choice[]>({ queryKey: [PEOPLE] }))
    for (const one of people ?? []) names.set(one.id, labelOf(one));
  const chosen = [value ?? []].flat();
  const nameless = chosen.filter((id) => !names.has(id)).toSorted();
  useQuery({
    queryKey: [PEOPLE, among, 'named', nameless],
    queryFn: ({ signal }) => named(client, among, nameless, signal),
    enabled: among !== undefined && query.isFetched && nameless.length > 0,
    staleTime: FRESH,
    gcTime: KEPT_FOR,
  });
  const ids = new Set([...(query.data ?? []).map((one) => one.id), ...known.map((one) => one.id), ...chosen]);
  return {
    showSearch: { filterOption: false, onSearch: setTyped },
    loading: query.isFetching,
    options: [...ids].map((id) => ({ value: id, label: names.get(id) ?? id })),
  };
}

async function search(
  client: Client,
  among: Offer['among'],
  keyword: string,
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  const how = { signal, quiet: true };
  if (among) return client.call(calls.workflow.taskPeople, { query: { keyword, ...ofTask(among) } }, how);
  const users = await client.call(calls.organization.usersByNamePhone, { query: { keyword } }, how);
  return users.map(({ id, nickname, org_name }) => ({ id, nickname, dept_name: org_name }));
}

/** Requests the names of chosen people who are not among the results of a search. */
function named(
  client: Client,
  among: Offer['among'],
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  return client.call(
    calls.workflow.taskPeople,
    { query: { ids: ids.join(), ...ofTask(among) } },
    { signal, quiet: true },
  );
}

const ofTask = (among: Offer['among']) => (typeof among === 'object' ? among : {});

function labelOf({ nickname, dept_name }: Choice): string {
  return dept_name ? `${nickname}（${dept_name}）` : nickname;
}

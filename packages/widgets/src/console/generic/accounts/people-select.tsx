import { calls, type Client } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useDebounced } from '../../../kit/frame/use-debounced.ts';
import { useConsole } from '../../ground/context/console-context.tsx';

/** Somebody who can be chosen, or is already. */
interface Choice {
  id: string;
  nickname: string;
  dept_name?: string;
}

interface Offer {
  /** People who are chosen already, with a name to show. */
  known?: readonly Choice[];
  /**
   * People who may take part in processes of the own organisation, or in the instance of a task. Absent: the users whom
   * one sees.
   */
  among?: 'own' | { task_id: string };
}
type SelectProps<V> = Omit<ComponentProps<typeof Select<V>>, 'options' | 'mode' | 'showSearch'> & Offer;

/** One person, found by name or mobile number. */
export function PersonSelect({ known, among, ...props }: SelectProps<string>) {
  return <Select<string> allowClear style={WHOLE} {...props} {...usePeople(props.value, { known, among })} />;
}

/** Several people, found by name or mobile number. */
export function PeopleSelect({ known, among, ...props }: SelectProps<string[]>) {
  const found = usePeople(props.value, { known, among });
  return <Select<string[]> mode="multiple" allowClear style={WHOLE} {...props} {...found} />;
}

const WHOLE = { width: '100%' } as const;
const PEOPLE = 'people';
/** Who was found keeps the name while a form is filled in, ms. */
const KEPT_FOR = 3_600_000;
const FRESH = 60_000;

/** What a selector of people needs: the server searches, and who is chosen keeps the name when others are searched. */
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

/** People who were chosen once, and are not among those that were found. */
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

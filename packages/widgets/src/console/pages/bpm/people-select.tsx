import { calls, type BriefUser } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useDebounced } from '../../../kit/frame/use-debounced.ts';
import { useConsole } from '../../context/console-context.tsx';

/** Somebody who is chosen already, with a name to show. */
type Known = readonly { id: string; nickname: string; dept_name?: string }[];
type SelectProps<V> = Omit<ComponentProps<typeof Select<V>>, 'options' | 'mode' | 'showSearch'> & { known?: Known };

/** One person, found by name or mobile number. */
export function PersonSelect({ known, ...props }: SelectProps<string>) {
  return <Select<string> allowClear style={WHOLE} {...props} {...usePeople(props.value, known)} />;
}

/** Several people, found by name or mobile number. */
export function PeopleSelect({ known, ...props }: SelectProps<string[]>) {
  return <Select<string[]> mode="multiple" allowClear style={WHOLE} {...props} {...usePeople(props.value, known)} />;
}

const WHOLE = { width: '100%' } as const;
const PEOPLE = 'people';
/** Who was found keeps the name while a form is filled in, ms. */
const KEPT_FOR = 3_600_000;

/** What a selector of people needs: the server searches, and who is chosen keeps the name when others are searched. */
function usePeople(value: string | string[] | null | undefined, known: Known = []) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed, 250);
  const query = useQuery({
    queryKey: [PEOPLE, keyword],
    queryFn: ({ signal }) =>
      client.call(calls.organization.usersByNamePhone, { query: { keyword } }, { signal, quiet: true }),
    staleTime: 60_000,
    gcTime: KEPT_FOR,
  });
  const names = new Map(known.map((one) => [one.id, labelOf(one.nickname, one.dept_name)]));
  for (const [, people] of queries.getQueriesData<BriefUser[]>({ queryKey: [PEOPLE] }))
    for (const one of people ?? []) names.set(one.id, labelOf(one.nickname, one.org_name));
  const chosen = [value ?? []].flat();
  const ids = new Set([...(query.data ?? []).map((one) => one.id), ...known.map((one) => one.id), ...chosen]);
  return {
    showSearch: { filterOption: false, onSearch: setTyped },
    loading: query.isFetching,
    options: [...ids].map((id) => ({ value: id, label: names.get(id) ?? id })),
  };
}

function labelOf(name: string, department: string | undefined): string {
  return department ? `${name}（${department}）` : name;
}

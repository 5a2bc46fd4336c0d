import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useDebounced } from '../../../kit/frame/use-debounced.ts';
import { useConsole } from '../../context/console-context.tsx';

type Props = Omit<ComponentProps<typeof Select<string[]>>, 'options' | 'mode' | 'showSearch'> & {
  /** Names of people that are chosen already. */
  known?: readonly { id: string; nickname: string; dept_name?: string }[];
};

/** Several people, found by name or mobile number. */
export function PeopleSelect({ known = [], ...props }: Props) {
  const { client } = useConsole();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed, 250);
  const query = useQuery({
    queryKey: ['people', keyword],
    queryFn: ({ signal }) =>
      client.call(calls.organization.usersByNamePhone, { query: { keyword } }, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const options = new Map(known.map((one) => [one.id, labelOf(one.nickname, one.dept_name)]));
  for (const one of query.data ?? []) options.set(one.id, labelOf(one.nickname, one.org_name));
  return (
    <Select<string[]>
      mode="multiple"
      allowClear
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={query.isFetching}
      {...props}
      options={[...options].map(([value, label]) => ({ value, label }))}
    />
  );
}

function labelOf(name: string, department: string | undefined): string {
  return department ? `${name}（${department}）` : name;
}

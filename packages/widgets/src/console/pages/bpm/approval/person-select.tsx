import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../../../../kit/frame/use-debounced.ts';
import { useConsole } from '../../../context/console-context.tsx';
import { useApprovalText } from './text/index.ts';

interface PersonSelectProps {
  id?: string;
  value?: string | string[];
  onChange?: (value: string | string[]) => void;
  multiple?: boolean;
  label: string;
}

/** People, found by name or mobile number. */
export function PersonSelect({ id, value, onChange, multiple = false, label }: PersonSelectProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed, 250);
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const found = useQuery({
    queryKey: ['people', keyword],
    queryFn: async ({ signal }) => {
      const people = await client.call(
        calls.organization.usersByNamePhone,
        { query: { keyword } },
        { signal, quiet: true },
      );
      const options = people.map((one) => ({ value: one.id, label: `${one.nickname}（${one.org_name}）` }));
      setKnown((before) => ({ ...before, ...Object.fromEntries(options.map((one) => [one.value, one.label])) }));
      return options;
    },
  });
  const chosen = (Array.isArray(value) ? value : [value]).filter((one): one is string => Boolean(one));
  const offered = found.data ?? [];
  // Who is chosen keeps the name when something else is searched.
  const options = [
    ...offered,
    ...chosen
      .filter((one) => !offered.some((option) => option.value === one))
      .map((one) => ({ value: one, label: known[one] ?? one })),
  ];
  return (
    <Select
      id={id}
      aria-label={label}
      mode={multiple ? 'multiple' : undefined}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      placeholder={text.person}
      value={value}
      options={options}
      onChange={onChange}
      allowClear
    />
  );
}

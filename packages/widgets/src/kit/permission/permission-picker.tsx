import { SearchOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill, typedWords } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Empty, Input, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useData, useKitText } from '../data/data-context.tsx';
import { useSheet } from '../shadow/index.ts';
import { PermissionBranch } from './permission-branch.tsx';
import { ALL, countOf, filterGroups, operationsIn, permissionGroups, withEverything } from './permission-tree.ts';
import css from './permission-tree.css?inline';
import { usePermissionText } from './text/index.ts';
import { TriCheck } from './tri-check.tsx';

interface PermissionPickerProps {
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  id?: string;
  'aria-label'?: string;
  /** Form items also pass `aria-required`, which is not allowed on a group. */
  'aria-describedby'?: string;
}

const NOTHING: readonly string[] = [];

/**
 * Selects the operations that a role may use, as a tree of groups, modules and operations. Permissions that the user
 * does not hold cannot be granted and are disabled. `menu|*` and `*` also include operations that are added later.
 */
export default function PermissionPicker({ value = NOTHING, onChange, id, ...aria }: PermissionPickerProps) {
  const { client } = useData();
  const words = useKitText();
  const text = usePermissionText();
  const [input, setInput] = useState('');
  const [onlyGranted, setOnlyGranted] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useSheet(css);
  const query = useQuery({
    queryKey: ['privilege'],
    queryFn: ({ signal }) => client.call(calls.organization.privilege, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const groups = useMemo(() => permissionGroups(query.data?.menus ?? []), [query.data]);
  if (query.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (query.isError)
    return (
      <Alert
        type="error"
        showIcon
        title={words.loadFailed}
        action={<Button onClick={() => void query.refetch()}>{words.retry}</Button>}
      />
    );
  const held = new Set(query.data.granted);
  const chosen = new Set(value);
  const all = operationsIn(groups.flatMap(({ modules }) => modules));
  const filter = typedWords(input);
  const filtering = filter.length > 0 || onlyGranted;
  const shown = filterGroups(groups, filter, ({ operations }) => !onlyGranted || countOf(chosen, operations) > 0);
  const foldable = groups.filter(({ alone }) => !alone);
  const isUnfolded = foldable.every(({ index }) => open.has(index));
  const fold = (index: string, wanted: boolean) =>
    setOpen(new Set([...[...open].filter((one) => one !== index), ...(wanted ? [index] : [])]));
  return (
    <div
      id={id}
      role="group"
      className="gd-permission-tree"
      aria-label={aria['aria-label']}
      aria-describedby={aria['aria-describedby']}
    >
      <div className="gd-permission-tree-head">
        <Input
          allowClear
          type="search"
          value={input}
          prefix={<SearchOutlined aria-hidden />}
          placeholder={text.search}
          aria-label={text.search}
          onChange={(event) => setInput(event.target.value)}
          // Enter would submit the form around.
          onPressEnter={(event) => event.preventDefault()}
        />
        <Checkbox checked={onlyGranted} onChange={({ target }) => setOnlyGranted(target.checked)}>
          {text.onlyGranted}
        </Checkbox>
        {!filtering && (
          <Button
            type="link"
            size="small"
            onClick={() => setOpen(new Set(isUnfolded ? [] : foldable.map(({ index }) => index)))}
          >
            {isUnfolded ? text.foldAll : text.unfoldAll}
          </Button>
        )}
        <strong role="status">{fill(text.granted, { count: countOf(chosen, all), all: all.length })}</strong>
      </div>
      <TriCheck
        check={chosen.has(ALL) ? 'all' : 'none'}
        disabled={!held.has(ALL)}
        onChange={(on) => onChange?.(withEverything(value, on))}
      >
        {words.permissionEverything}
      </TriCheck>
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.nothing} />}
      <ul>
        {shown.map((group) => (
          <PermissionBranch
            key={group.index}
            group={group}
            value={value}
            held={held}
            open={group.alone || filtering || open.has(group.index)}
            onFold={(wanted) => fold(group.index, wanted)}
            onChange={(next) => onChange?.(next)}
          />
        ))}
      </ul>
      {all.some((one) => !one.held) && <p className="gd-permission-tree-note">{text.notHeld}</p>}
    </div>
  );
}

import { calls } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Skeleton } from 'antd';
import { useData, useKitText } from '../data/data-context.tsx';

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
 * Selects the operations that a role may use, a row for each menu entry. Permissions that the user does not hold cannot
 * be granted and are disabled. `menu|*` and `*` also include operations that are added later.
 */
export default function PermissionPicker({ value = NOTHING, onChange, id, ...aria }: PermissionPickerProps) {
  const { client } = useData();
  const text = useKitText();
  const query = useQuery({
    queryKey: ['privilege'],
    queryFn: ({ signal }) => client.call(calls.organization.privilege, {}, { signal, quiet: true }),
    staleTime: 60_000,
  });
  if (query.isPending) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (query.isError)
    return (
      <Alert
        type="error"
        showIcon
        title={text.loadFailed}
        action={<Button onClick={() => void query.refetch()}>{text.retry}</Button>}
      />
    );
  const { menus, granted } = query.data;
  const held = new Set(granted);
  const chosen = new Set(value);
  const mayAll = (menu: string): boolean => held.has('*') || held.has(`${menu}|*`);
  const set = (code: string, on: boolean): void => {
    const without = value.filter((one) => one !== code && !(on && covers(code, one)));
    onChange?.(on ? [...without, code] : without);
  };
  const everything = chosen.has('*');
  return (
    <div
      id={id}
      role="group"
      className="gd-data-permissions"
      aria-label={aria['aria-label']}
      aria-describedby={aria['aria-describedby']}
    >
      <Checkbox checked={everything} disabled={!held.has('*')} onChange={({ target }) => set('*', target.checked)}>
        {text.permissionEverything}
      </Checkbox>
      {groupsOf(menus).map(({ title, leaves }) => (
        <section key={title} aria-label={title}>
          <h4>{title}</h4>
          {leaves.map((leaf) => {
            const all = everything || chosen.has(`${leaf.index}|*`);
            return (
              <div key={leaf.index} className="gd-data-permission-row" role="group" aria-label={leaf.title}>
                <span className="gd-data-permission-menu">{leaf.title}</span>
                <div className="gd-data-permission-operations">
                  <Checkbox
                    checked={all}
                    disabled={everything || !mayAll(leaf.index)}
                    onChange={({ target }) => set(`${leaf.index}|*`, target.checked)}
                  >
                    {text.permissionAll}
                  </Checkbox>
                  {leaf.operation_list.map((one) => {
                    const code = `${leaf.index}|${one.operation_code}`;
                    return (
                      <Checkbox
                        key={code}
                        checked={all || chosen.has(code)}
                        disabled={all || (!one.checked && !chosen.has(code))}
                        onChange={({ target }) => set(code, target.checked)}
                      >
                        {one.title}
                      </Checkbox>
                    );
                  })}
                </div>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

/** Returns whether a wider grant includes a narrower one. */
function covers(wide: string, narrow: string): boolean {
  return wide === '*' || (wide.endsWith('|*') && narrow.startsWith(wide.slice(0, -1)));
}

/** Groups leaves by their top-level entry; a leaf at the top level is a group of its own. */
function groupsOf(menus: readonly MenuItem[]): { title: string; leaves: MenuItem[] }[] {
  const leavesOf = (item: MenuItem): MenuItem[] =>
    item.children.length === 0 ? [item] : item.children.flatMap(leavesOf);
  return menus.map((item) => ({ title: item.title, leaves: leavesOf(item) }));
}

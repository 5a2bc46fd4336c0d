import { DATA_SCOPE, fill, dataScope, LIST_SEPARATOR, type MenuItem } from '@gongdi/domain';
import { Empty } from 'antd';
import { useMemo } from 'react';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { comparePermissions, type ComparedSide } from '../../../../kit/permission/compare-permissions.ts';
import { permissionGroups } from '../../../../kit/permission/permission-tree.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useCompareText } from './text/index.ts';

export interface ComparedRole {
  name: string;
  permissions: readonly string[];
  data_scope: number | null;
}

interface CompareTableProps {
  menus: readonly MenuItem[];
  left: ComparedRole;
  right: ComparedRole;
  /** Whether what both have is shown too. */
  all: boolean;
}

/** A row for each module, a column for each role. */
export function CompareTable({ menus, left, right, all }: CompareTableProps) {
  const text = useCompareText();
  const tree = useMemo(() => permissionGroups(menus), [menus]);
  const compared = comparePermissions(tree, [left.permissions, right.permissions], all);
  const scopeOf = (role: ComparedRole) => role.data_scope ?? DATA_SCOPE.below;
  const scopes = all || scopeOf(left) !== scopeOf(right);
  return (
    <div className="gd-data-panel">
      <p className="gd-compare-roles-counts" role="status">
        <span>{fill(text.onlyOne, { name: left.name, count: compared.left })}</span>
        <span>{fill(text.onlyOne, { name: right.name, count: compared.right })}</span>
        <span>{fill(text.both, { count: compared.shared })}</span>
        {all && <span>{text.legend}</span>}
      </p>
      {!scopes && compared.groups.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.nothing} />
      ) : (
        <table className="gd-compare-roles">
          <thead>
            <tr>
              <th scope="col">{text.what}</th>
              <th scope="col">{left.name}</th>
              <th scope="col">{right.name}</th>
            </tr>
          </thead>
          <tbody>
            {scopes && (
              <tr>
                <th scope="row">{text.dataScope}</th>
                <td>
                  <Scope code={scopeOf(left)} differs={scopeOf(left) !== scopeOf(right)} />
                </td>
                <td>
                  <Scope code={scopeOf(right)} differs={scopeOf(left) !== scopeOf(right)} />
                </td>
              </tr>
            )}
          </tbody>
          {compared.groups.map(({ group, modules }) => (
            <tbody key={group.index}>
              {!group.alone && (
                <tr className="gd-compare-roles-group">
                  <th scope="rowgroup" colSpan={3}>
                    {group.title}
                  </th>
                </tr>
              )}
              {modules.map((one) => (
                <tr key={one.module.index}>
                  <th scope="row">{one.module.title}</th>
                  <td>
                    <Operations {...one.left} />
                  </td>
                  <td>
                    <Operations {...one.right} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </div>
  );
}

function Scope({ code, differs }: { code: number; differs: boolean }) {
  const lang = useLang();
  const { entries } = useDictionaries().of(dataScope.dict_type);
  const label = entries.find(({ value }) => value === code)?.label[lang] ?? String(code);
  return differs ? <strong className="gd-compare-roles-own">{label}</strong> : label;
}

function Operations({ shared, own }: ComparedSide) {
  const text = useCompareText();
  const lang = useLang();
  if (shared.length + own.length === 0)
    return (
      <span className="gd-compare-roles-none" aria-label={text.none}>
        —
      </span>
    );
  return (
    <div className="gd-compare-roles-operations">
      {own.map((one) => (
        <strong key={one.code} className="gd-compare-roles-own" title={text.only}>
          {one.title}
        </strong>
      ))}
      {shared.length > 0 && <span>{shared.map(({ title }) => title).join(LIST_SEPARATOR[lang])}</span>}
    </div>
  );
}

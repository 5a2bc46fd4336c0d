import { calls } from '@gongdi/api';
import { componentmanage, componentStatus, partmanage, partStatus, permission, type Dictionary } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import css from './building.css?inline';
import { usePartText } from './text/index.ts';

type Below = calls.part.PartBelow;

/** What lies below a part, by the parts of the next level: each number opens the list that it counts. */
export default function PartCounts({ row }: ScreenRowProps) {
  useSheet(css);
  const { client } = useConsole();
  const text = usePartText();
  const isLeaf = row['leaf_flag'] === true;
  const counts = useQuery({
    queryKey: ['record', partmanage.name, row.id, 'counts'],
    queryFn: ({ signal }) => client.call(calls.part.partCounts, { params: { id: row.id } }, { signal, quiet: true }),
    enabled: !isLeaf,
    staleTime: 0,
  });
  if (isLeaf) return null;
  return (
    <section className="gd-data-panel gd-building-counts" aria-label={text.below}>
      <h2 className="gd-data-panel-title">
        {text.below} <small>{text.belowAbout}</small>
      </h2>
      {counts.error && <Alert type="error" showIcon title={counts.error.message} />}
      {counts.isPending && <Skeleton active />}
      {counts.data && <Counts list={counts.data.list} of={row.id} />}
      {counts.data?.more && <p>{text.more}</p>}
    </section>
  );
}

function Counts({ list, of }: { list: readonly Below[]; of: string }) {
  const lang = useLang();
  const text = usePartText();
  const may = usePermissions();
  const hasComponents = list.some(({ components }) => components.length > 0);
  const head = (dictionary: Dictionary) =>
    dictionary.entries.map(({ value, label }) => <th key={value}>{label[lang]}</th>);
  const sum = (key: 'parts' | 'components', state: number) =>
    list.reduce((total, one) => total + countOf(one[key], state), 0);
  const partLink = (id: string, state: number) =>
    `/${partmanage.name}?parent_id=${id}&leaf_flag=true&part_status=${state}`;
  const componentLink = (id: string, state: number) =>
    `/${componentmanage.name}?part_id=${id}&component_status=${state}`;
  const cells = (id: string, count: (key: 'parts' | 'components', state: number) => number, own = false) => (
    <>
      {partStatus.entries.map(({ value }) => (
        <td key={`p${value}`}>
          <Count count={count('parts', value)} to={own ? undefined : partLink(id, value)} />
        </td>
      ))}
      {hasComponents &&
        componentStatus.entries.map(({ value }) => (
          <td key={`c${value}`}>
            <Count
              count={count('components', value)}
              to={may(permission(componentmanage.name, 'list')) ? componentLink(id, value) : undefined}
            />
          </td>
        ))}
    </>
  );
  return (
    <div className="gd-building-scroll">
      <table>
        <thead>
          <tr>
            <th rowSpan={2}>{text.part}</th>
            <th colSpan={partStatus.entries.length}>{text.parts}</th>
            {hasComponents && <th colSpan={componentStatus.entries.length}>{componentmanage.label[lang]}</th>}
          </tr>
          <tr>
            {head(partStatus)}
            {hasComponents && head(componentStatus)}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={`/${partmanage.name}/detail?id=${one.id}`}>{one.name}</Link>
              </th>
              {cells(one.id, (key, state) => countOf(one[key], state), one.leaf)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {cells(of, sum)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Count({ count, to }: { count: number; to: string | undefined }) {
  if (count === 0) return <span className="gd-building-none">0</span>;
  return to === undefined ? count : <Link to={to}>{count}</Link>;
}

const countOf = (counts: Below['parts'], state: number): number =>
  counts.find((one) => one.state === state)?.count ?? 0;

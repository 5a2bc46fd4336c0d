import { resourceCalls } from '@gongdi/api';
import { fieldsOf, permission, titleOf, type AnyResource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { Permitted, useConsole } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { BenchPanel } from './bench-panel.tsx';

/** Rows of a panel. */
export const BENCH_ROWS = 6;

const ALL = {};

type Row = Record<string, unknown> & { id: string };

interface NewestPanelProps {
  resource: AnyResource;
  title: string;
  none: string;
  filters?: Readonly<Record<string, string>>;
  /** Fields shown beside the name of a record. */
  beside: readonly string[];
}

/** First records of a resource's list, for who may see it. */
export function NewestPanel({ resource, title, none, filters = ALL, beside }: NewestPanelProps) {
  return (
    <Permitted code={permission(resource.name, 'list')}>
      <Newest resource={resource} title={title} none={none} filters={filters} beside={beside} />
    </Permitted>
  );
}

function Newest({ resource, title, none, filters, beside }: Required<NewestPanelProps>) {
  const { client } = useConsole();
  const list = useQuery({
    queryKey: ['list', resource.name, 'newest', filters],
    queryFn: ({ signal }) =>
      client.call(
        resourceCalls(resource).list!,
        { query: { ...filters, page: 1, page_size: BENCH_ROWS } },
        { signal, quiet: true },
      ) as Promise<{ list: Row[] }>,
  });
  const fields = fieldsOf(resource).filter(({ name }) => beside.includes(name));
  return (
    <BenchPanel
      title={title}
      all={`/${resource.name}?${new URLSearchParams(filters)}`}
      list={list}
      none={none}
      renderRow={(row: Row) => (
        <>
          <Link to={`/${resource.name}/detail?id=${encodeURIComponent(row.id)}`} state={COMES_BACK}>
            {titleOf(resource, row)}
          </Link>
          <span className="gd-bench-beside">
            {fields.map((field) => (
              <FieldValue key={field.name} field={field} value={row[field.name]} />
            ))}
          </span>
        </>
      )}
    />
  );
}

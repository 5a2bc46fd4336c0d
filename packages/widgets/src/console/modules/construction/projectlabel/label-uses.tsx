import { calls } from '@gongdi/api';
import { LABELS, projectlabel } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { Link } from 'react-router';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import { useLabelText } from './text/index.ts';

/** What has a label: numbers by kind of record, each with the list that shows them. */
export default function LabelUses({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useLabelText();
  const found = useQuery({
    queryKey: ['list', projectlabel.name, 'uses', row.id],
    queryFn: ({ signal }) => client.call(calls.label.uses, { params: { id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <section className="gd-data-panel" aria-label={text.uses}>
      <h2 className="gd-data-panel-title">{text.uses}</h2>
      <QueryPart query={found} empty={<Empty description={text.unused} />}>
        {(list) => (
          <ul>
            {list.map(({ resource, label, total, total_capped }) => (
              <li key={resource}>
                <Link to={`/${resource}?${LABELS}=${encodeURIComponent(row.id)}`}>
                  {label}（{total}
                  {total_capped && '+'}）
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
    </section>
  );
}

import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Empty, Table } from 'antd';
import { useTimes } from '../../../../kit/clock/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../ground/status/query-part.tsx';
import { useCourseText } from './text/index.ts';

/** Who has read a course, and how long. */
export default function ReadersPanel({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useCourseText();
  const { dateTime } = useTimes();
  const readers = useQuery({
    queryKey: ['record', 'coursemeans', row.id, 'readers'],
    queryFn: ({ signal }) => client.call(calls.learning.readers, { params: { id: row.id } }, { signal, quiet: true }),
  });
  return (
    <section className="gd-data-panel" aria-label={text.readers}>
      <div className="gd-data-panel-title">
        <h2>{text.readers}</h2>
      </div>
      <QueryPart query={readers} empty={<Empty description={text.nobody} />}>
        {(list) => (
          <Table
            size="small"
            rowKey={(one) => `${one.account_id}/${one.edition}`}
            dataSource={[...list]}
            pagination={false}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: text.reader, dataIndex: 'name' },
              { title: text.edition, dataIndex: 'edition' },
              { title: text.minutes, dataIndex: 'seconds', render: (seconds: number) => Math.floor(seconds / 60) },
              { title: text.begun, dataIndex: 'begun_at', render: (at: string) => dateTime(at) },
              { title: text.done, dataIndex: 'finished_at', render: (at: string | null) => at && dateTime(at) },
            ]}
          />
        )}
      </QueryPart>
    </section>
  );
}

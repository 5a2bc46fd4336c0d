import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty, Modal, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useConsole } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { Unread } from '../../ground/status/unread.tsx';
import type { Level } from './figures-panel.tsx';
import { useMonthReportText } from './text/index.ts';

interface SourcesDialogProps {
  level: Level;
  id: string;
  figure: string;
  name: string;
  onClose: () => void;
}

const PAGE = 10;
const { monthreport } = calls;

/** The records behind a figure; frozen ones are shown as they were. */
export function SourcesDialog({ level, id, figure, name, onClose }: SourcesDialogProps) {
  const { client } = useConsole();
  const text = useMonthReportText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'month-report', level, id, 'sources', figure, page],
    queryFn: ({ signal }) =>
      client.call(
        level === 'company' ? monthreport.companySources : monthreport.groupSources,
        { params: { id }, query: { figure, page, page_size: PAGE } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Modal open title={fill(text.sources, { figure: name })} footer={null} onCancel={onClose} width={720}>
      {!data && (error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />)}
      {data?.list.length === 0 && <Empty description={text.none} />}
      {data && data.list.length > 0 && (
        <div className="gd-figures-scroll">
          <table className="gd-figures-table">
            <thead>
              <tr>
                <th scope="col">{text.record}</th>
                <th scope="col">{text.day}</th>
                <th scope="col">{text.amount}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <Link to={`/${one.resource}/detail?id=${one.id}`} state={COMES_BACK}>
                      {one.title || one.id}
                    </Link>
                  </th>
                  <td>{one.day}</td>
                  <td>{one.amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.total > PAGE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE}
          total={data.total}
          onChange={setPage}
          showSizeChanger={false}
        />
      )}
    </Modal>
  );
}

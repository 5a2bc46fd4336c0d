import { resourceCalls } from '@gongdi/api';
import { CHECK_RESULTS, fieldsOf, hiddenDangerRectification, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useChecklistText } from './text/index.ts';

interface Item {
  item: string;
  result: number;
  remark?: string | null;
}

const NAME = hiddenDangerRectification.name;
/** Orders of one checklist: there are at most as many as items. */
const ALL = 200;

/** The failed items of a checklist, each with its correction order, or a way to make one. */
export default function FailedItems({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = useChecklistText();
  const navigate = useNavigate();
  const may = usePermissions();
  const seesOrders = may(permission(NAME, 'list'));
  const failed = ((row['items'] ?? []) as Item[]).filter(({ result }) => result === CHECK_RESULTS.failed);
  const { data } = useQuery({
    queryKey: ['record', 'safetyChecklist', row.id, 'orders'],
    queryFn: ({ signal }) =>
      client.call(
        resourceCalls(hiddenDangerRectification).list!,
        { query: { checklist_id: row.id, page_size: ALL } },
        { signal, quiet: true },
      ),
    enabled: seesOrders && failed.length > 0,
    staleTime: 0,
  });
  if (failed.length === 0) return null;
  const state = fieldsOf(hiddenDangerRectification).find(({ name }) => name === 'status')!;
  const orders = new Map(data?.list.map((order) => [order.checklist_item, order]));
  return (
    <section className="gd-data-panel" aria-label={text.failed}>
      <h2 className="gd-data-panel-title">{text.failed}</h2>
      <ul className="gd-record-rows">
        {failed.map(({ item, remark }) => {
          const order = orders.get(item);
          return (
            <li key={item}>
              {item}
              {remark ? `：${remark}` : ''}{' '}
              {order && (
                <>
                  <Link to={`/${NAME}/detail?id=${order.id}`}>{text.order}</Link>{' '}
                  <FieldValue field={state} value={order.status} />
                </>
              )}
              {data && !order && may(permission(NAME, 'add')) && (
                <Button
                  size="small"
                  onClick={() => void navigate(`/${NAME}/add?checklist_id=${row.id}&item=${encodeURIComponent(item)}`)}
                >
                  {text.makeOrder}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

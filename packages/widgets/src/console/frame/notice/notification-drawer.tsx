import { calls, type Notification } from '@gongdi/api';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Drawer, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Segmented } from '../../../kit/radios/index.ts';
import { FIRST_PAGE, Pager } from '../../../kit/pager/pager.tsx';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { useNoticeText } from './text/index.ts';
import { NOTIFICATIONS, UNREAD } from '../../ground/live/use-live.ts';
import { useTimes } from '../../../kit/clock/index.ts';

/** The user's notifications: all or the unread ones. Each can be marked as read, or opened at its page. */
export function NotificationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useNoticeText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [which, setWhich] = useState<'0' | '1'>('0');
  const [place, setPlace] = useState<{ page: number; page_size: number }>(FIRST_PAGE);
  const list = useQuery({
    queryKey: [NOTIFICATIONS, 'list', which, place, lang],
    queryFn: ({ signal }) =>
      client.call(calls.notification.list, { query: { ...place, unread_only: which } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  const rows = list.data?.list ?? [];

  const mark = async (ids?: string[]): Promise<void> => {
    try {
      const left =
        ids === undefined
          ? await client.call(calls.notification.markAllRead, {})
          : await client.call(calls.notification.markRead, { body: { ids } });
      queries.setQueryData(UNREAD, left);
      await queries.invalidateQueries({ queryKey: [NOTIFICATIONS, 'list'] });
    } catch {
      // The client has shown the reason.
    }
  };
  const followLink = ({ id, read, link }: Notification) => {
    if (!read) void mark([id]);
    onClose();
    if (link) void navigate(link);
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={400}
      title={text.notifications}
      extra={
        <Button size="small" disabled={!rows.some((one) => !one.read)} onClick={() => void mark()}>
          {text.markAll}
        </Button>
      }
    >
      <Segmented<'0' | '1'>
        block
        value={which}
        aria-label={text.notifications}
        options={[
          { value: '0', label: text.all },
          { value: '1', label: text.unreadOnly },
        ]}
        onChange={(next) => {
          setWhich(next);
          setPlace({ ...place, page: 1 });
        }}
      />
      {list.isPending && <Skeleton active />}
      {list.isError && (
        <Alert
          type="error"
          showIcon
          title={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{text.retry}</Button>}
        />
      )}
      {list.isSuccess && rows.length === 0 && <Empty description={which === '1' ? text.noneUnread : text.none} />}
      <ul className="gd-notice-list">
        {rows.map((one) => (
          <NotificationItem key={one.id} one={one} follow={followLink} mark={(id) => void mark([id])} />
        ))}
      </ul>
      {list.data && <Pager {...place} total={list.data.total} capped={list.data.total_capped} onChange={setPlace} />}
    </Drawer>
  );
}

interface NotificationItemProps {
  one: Notification;
  follow: (one: Notification) => void;
  mark: (id: string) => void;
}

/** A notification; one that stands for many events lists the newest of them. */
function NotificationItem({ one, follow, mark }: NotificationItemProps) {
  const { dateTime } = useTimes();
  const text = useNoticeText();
  return (
    <li className={one.read ? undefined : 'gd-notice-unread'}>
      <p>
        {!one.read && <span className="gd-notice-unread-mark">{text.unread}</span>}
        {one.title}
      </p>
      {one.items.length > 0 && (
        <details>
          <summary>{text.details}</summary>
          <ul>
            {one.items.map((item, at) => (
              <li key={at}>
                {item.link ? (
                  <Button size="small" type="link" onClick={() => follow({ ...one, link: item.link })}>
                    {item.title}
                  </Button>
                ) : (
                  item.title
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div>
        <time dateTime={one.created_at}>{dateTime(one.created_at)}</time>
        {one.link && (
          <Button size="small" type="link" onClick={() => follow(one)}>
            {text.open}
          </Button>
        )}
        {!one.read && (
          <Button size="small" type="link" onClick={() => mark(one.id)}>
            {text.markRead}
          </Button>
        )}
      </div>
    </li>
  );
}

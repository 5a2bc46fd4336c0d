import { AuditOutlined, BellOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConsole, useLang, usePermissions, useSession } from '../../ground/context/console-context.tsx';
import { MenuIcon } from '../../ground/menus/menu-icon.tsx';
import { trailOf } from '../../ground/menus/menus.ts';
import { useProject } from '../../ground/project/project.ts';
import { useUnread, WORKBENCH } from '../../ground/live/use-live.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { TODO_PAGE, useTodoCount } from '../notice/use-todo-count.ts';
import { PhoneSheet } from './phone-sheet.tsx';
import { SheetRow } from './sheet-row.tsx';
import { usePhoneText } from './text/index.ts';

const Notifications = lazyDialog(async () => ({
  default: (await import('../notice/notification-drawer.tsx')).NotificationDrawer,
}));

/** What waits for this user: approvals, the records that the workbench counts, and unread notifications. */
export function TodoSheet({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const text = usePhoneText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  const { menus } = useSession();
  const todo = useTodoCount();
  const unread = useUnread();
  const [notices, setNotices] = useState(false);
  const project_id = useProject() ?? undefined;
  const counts = useQuery({
    // All of them: what began to wait a moment ago is not yet among those that the workbench has chosen to show.
    queryKey: [WORKBENCH, 'own', true, project_id],
    queryFn: ({ signal }) =>
      client.call(calls.workbench.own, { query: { project_id, all: '1' } }, { signal, quiet: true }),
    enabled: may(permission('workbench', 'list')),
  });
  if (notices) return <Notifications open onClose={onClose} />;
  // Zero is no task: unlike the workbench, the sheet shows what there is to do.
  const waiting = (counts.data?.attention ?? []).filter(
    ({ resource, total }) => total !== 0 && may(permission(resource, 'list')),
  );
  const nothing = !counts.isLoading && !counts.error && waiting.length === 0 && todo === 0 && unread === 0;
  return (
    <PhoneSheet title={text.todo} onClose={onClose}>
      {(leave) => (
        <>
          {counts.error && (
            <Alert
              type="warning"
              showIcon
              title={fill(text.todoFailed, { reason: counts.error.message })}
              action={
                <Button size="small" onClick={() => void counts.refetch()}>
                  {text.retry}
                </Button>
              }
            />
          )}
          {nothing && <Empty description={text.todoNone} />}
          <ul className="gd-phone-rows">
            {todo > 0 && (
              <SheetRow
                icon={<AuditOutlined aria-hidden />}
                label={text.todoTasks}
                end={<strong className="gd-phone-count">{todo}</strong>}
                onPress={() => leave(() => void navigate(TODO_PAGE))}
              />
            )}
            {waiting.map(({ resource, label, filters, level, total, total_capped }) => (
              <SheetRow
                key={`${resource} ${label.en}`}
                icon={<MenuIcon name={trailOf(menus ?? [], `/${resource}`)[0]?.icon ?? null} />}
                label={label[lang]}
                end={
                  <strong className={`gd-phone-count gd-phone-count-${level}`}>
                    {total === null ? <small>{text.todoUnknown}</small> : `${total}${total_capped ? '+' : ''}`}
                  </strong>
                }
                onPress={() => leave(() => void navigate(`/${resource}?${new URLSearchParams(filters)}`))}
              />
            ))}
            {unread > 0 && (
              <SheetRow
                icon={<BellOutlined aria-hidden />}
                label={text.todoNotices}
                end={<strong className="gd-phone-count">{unread}</strong>}
                onPress={() => setNotices(true)}
              />
            )}
          </ul>
          {counts.isLoading && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        </>
      )}
    </PhoneSheet>
  );
}

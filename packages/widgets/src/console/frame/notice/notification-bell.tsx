import { BellOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useNoticeText } from './text/index.ts';
import { useUnread } from '../../ground/live/use-live.ts';

const NotificationDrawer = lazyDialog(async () => ({
  default: (await import('./notification-drawer.tsx')).NotificationDrawer,
}));

/** Header button with the number of unread notifications; opens the list of notifications. */
export function NotificationBell() {
  const text = useNoticeText();
  const unread = useUnread();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        type="text"
        icon={
          <Badge count={unread} size="small">
            <BellOutlined aria-hidden />
          </Badge>
        }
        aria-label={unread > 0 ? fill(text.bell, { count: unread }) : text.bellNone}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      />
      {state !== 'never' && <NotificationDrawer open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}

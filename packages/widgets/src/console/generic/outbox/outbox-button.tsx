import { CloudUploadOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useOutboxText } from './text/index.ts';
import { useOutbox } from './use-outbox.ts';

const OutboxDrawer = lazyDialog(async () => ({ default: (await import('./outbox-drawer.tsx')).OutboxDrawer }));

/** Header button with the number of entries in the outbox of this device; hidden while there are none. */
export function OutboxButton() {
  const text = useOutboxText();
  const { entries } = useOutbox();
  const [open, setOpen] = useState(false);
  const count = entries.length;
  if (count === 0 && !open) return null;
  const refused = entries.filter(({ state }) => state === 'refused').length;
  return (
    <>
      <Button
        type="text"
        icon={
          <Badge count={count} size="small" color={refused > 0 ? undefined : 'var(--gd-color-warning)'}>
            <CloudUploadOutlined aria-hidden />
          </Badge>
        }
        aria-label={fill(refused > 0 ? text.refusedButton : text.button, { count, refused })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <OutboxDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

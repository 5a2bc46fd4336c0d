import { AuditOutlined, FormOutlined, ScanOutlined, UserOutlined } from '@ant-design/icons';
import { fill } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useOutbox } from '../../generic/outbox/use-outbox.ts';
import { useUnread } from '../../ground/live/use-live.ts';
import { afterPage } from '../../ground/page/after-page.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { usePhoneText } from './text/index.ts';
import { useTodoCount } from '../notice/use-todo-count.ts';

const Scanner = lazyDialog(async () => ({ default: (await import('../scan/scan-dialog.tsx')).ScanDialog }));
const ReportSheet = lazyDialog(async () => ({ default: (await import('./report-sheet.tsx')).ReportSheet }));
const TodoSheet = lazyDialog(async () => ({ default: (await import('./todo-sheet.tsx')).TodoSheet }));
const MineSheet = lazyDialog(async () => ({ default: (await import('./mine-sheet.tsx')).MineSheet }));

/** Loads the sheets while there is a network, so that they also open where there is none. */
const loadAhead = () =>
  void Promise.allSettled([
    import('./report-sheet.tsx'),
    import('./todo-sheet.tsx'),
    import('./mine-sheet.tsx'),
    import('./project-sheet.tsx'),
  ]);

const SHEETS = ['scan', 'report', 'todo', 'mine'] as const;
type Sheet = (typeof SHEETS)[number];

/** Turning the phone makes a new bar: what a shortcut asked for is opened once. */
let opened = false;

const begin = (wanted: string | null): Sheet | undefined => (opened ? undefined : SHEETS.find((one) => one === wanted));

/**
 * Bar at the bottom of a phone: what people on a site do most, within reach of the thumb.
 * @param wanted the sheet that a shortcut of the installed application asks for
 */
export function BottomBar({ wanted }: { wanted: string | null }) {
  const text = usePhoneText();
  const [open, setOpen] = useState(() => begin(wanted));
  const todo = useTodoCount();
  const unread = useUnread();
  const { entries } = useOutbox();
  const queries = useQueryClient();
  const close = () => setOpen(undefined);
  useEffect(() => {
    opened = true;
    return afterPage(queries, loadAhead);
  }, [queries]);
  const waiting = entries.length;
  const refused = entries.some(({ state }) => state === 'refused');
  return (
    <nav className="gd-phone-bar" aria-label={text.bar}>
      <Entry icon={<ScanOutlined aria-hidden />} label={text.scan} onPress={() => setOpen('scan')} />
      <Entry icon={<FormOutlined aria-hidden />} label={text.report} onPress={() => setOpen('report')} />
      <Entry
        icon={
          <Badge count={todo} dot={todo === 0 && unread > 0} size="small">
            <AuditOutlined aria-hidden />
          </Badge>
        }
        label={text.todo}
        description={todo > 0 ? fill(text.todoCount, { count: todo }) : undefined}
        onPress={() => setOpen('todo')}
      />
      <Entry
        icon={
          <Badge count={waiting} size="small" color={refused ? undefined : 'var(--gd-color-warning)'}>
            <UserOutlined aria-hidden />
          </Badge>
        }
        label={text.mine}
        description={waiting > 0 ? fill(text.mineWaiting, { count: waiting }) : undefined}
        onPress={() => setOpen('mine')}
      />
      {open === 'scan' && <Scanner onClose={close} />}
      {open === 'report' && <ReportSheet onClose={close} />}
      {open === 'todo' && <TodoSheet onClose={close} />}
      {open === 'mine' && <MineSheet onClose={close} />}
    </nav>
  );
}

interface EntryProps {
  icon: ReactNode;
  label: string;
  /** What a screen reader says besides the label: the number, which is drawn on the icon. */
  description?: string | undefined;
  onPress: () => void;
}

function Entry({ icon, label, description, onPress }: EntryProps) {
  return (
    <button type="button" className="gd-phone-entry" aria-haspopup="dialog" onClick={onPress}>
      <span aria-hidden>{icon}</span>
      <span>
        {label}
        {description && <span className="gd-phone-said">{description}</span>}
      </span>
    </button>
  );
}

import { SearchOutlined } from '@ant-design/icons';
import { fill, type MenuItem } from '@gongdi/domain';
import { Alert, Button, Input, Modal, Spin } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useConsole, useOwnMenu, useSession, useText } from '../../ground/context/console-context.tsx';
import { usePageKey } from '../../ground/page/use-open-pages.ts';
import { findActions, findPages, pagesOf, recentOf, type Found, type ResultGroup } from './found.ts';
import { ProjectNote } from '../../generic/project/index.tsx';
import css from './palette.css?inline';
import { usePaletteText } from './text/index.ts';
import { useFoundRecords } from './use-found-records.ts';
import { usePaletteActions, type PaletteDialog } from './use-palette-actions.ts';

const DIALOGS = {
  scan: lazyDialog(async () => ({ default: (await import('../scan/scan-dialog.tsx')).ScanDialog })),
  notices: lazyDialog(async () => {
    const { NotificationDrawer } = await import('../notice/notification-drawer.tsx');
    return { default: ({ onClose }: { onClose: () => void }) => <NotificationDrawer open onClose={onClose} /> };
  }),
  drafts: lazyDialog(async () => ({ default: (await import('../../generic/drafts/drafts-drawer.tsx')).DraftsDrawer })),
  password: lazyDialog(async () => ({
    default: (await import('../../generic/account/change-password.tsx')).ChangePassword,
  })),
} satisfies Record<PaletteDialog, unknown>;

const NONE: readonly MenuItem[] = [];

/** What the palette shows: what was used last while nothing is typed, else everything that fits. */
function useGroups(input: string, records: readonly ResultGroup[]): ResultGroup[] {
  const menus = useSession().menus ?? NONE;
  const own = useOwnMenu();
  const text = usePaletteText();
  const here = usePageKey();
  const { always, adding } = usePaletteActions();
  const groups: ResultGroup[] =
    input.trim() === ''
      ? [
          { name: 'recent', label: text.recent, found: recentOf(menus, own, here) },
          { name: 'starred', label: text.starred, found: pagesOf(menus, own.starred) },
          { name: 'actions', label: text.actions, found: always },
        ]
      : [
          { name: 'menus', label: text.pages, found: findPages(menus, input) },
          { name: 'actions', label: text.actions, found: findActions([...adding, ...always], input) },
          ...records,
        ];
  return groups.filter((group) => group.found.length > 0);
}

/**
 * Command palette: searches pages, records and actions. Arrow keys choose, Enter opens, Escape closes. An action that
 * opens a dialog shows it in place of the palette.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { pages } = useConsole();
  const words = useText();
  const text = usePaletteText();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [place, setPlace] = useState(0);
  const [dialog, setDialog] = useState<PaletteDialog>();
  const records = useFoundRecords(input);
  const id = useId();
  useSheet(css);

  const groups = useGroups(input, records.groups);
  const all = groups.flatMap((group) => group.found);
  const chosen = Math.min(place, all.length - 1);
  // One page may be a favourite and used last, so its key does not name an option.
  const optionId = (found: Found) => `${id}${all.indexOf(found)}`;
  const open = (found: Found | undefined) => {
    if (!found) return;
    if (typeof found.does === 'string') return setDialog(found.does);
    onClose();
    found.does?.();
    if (found.address) void navigate(pages.addressOf(found.address));
  };
  const onKey = (event: KeyboardEvent) => {
    // While an input method is composing, the keys choose among its candidates, not among the results.
    if (event.nativeEvent.isComposing || all.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPlace((chosen + step + all.length) % all.length);
    else if (event.key === 'Enter') open(all[chosen]);
    else return;
    event.preventDefault();
  };
  if (dialog) {
    const Dialog = DIALOGS[dialog];
    return <Dialog onClose={onClose} />;
  }
  const nothing = all.length === 0 && !records.busy && !records.failed;
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={600}
      wrapClassName="gd-over-pages"
      aria-label={words.palette}
    >
      <Input
        autoFocus
        size="large"
        value={input}
        maxLength={64}
        prefix={<SearchOutlined aria-hidden />}
        suffix={records.busy ? <Spin size="small" /> : <span />}
        placeholder={text.placeholder}
        onChange={(event) => {
          setInput(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKey}
        role="combobox"
        aria-label={text.placeholder}
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={all[chosen] ? optionId(all[chosen]) : undefined}
      />
      <ProjectNote fields={[]} inProject />
      {records.failed && (
        <Alert
          className="gd-palette-failed"
          type="error"
          showIcon
          title={fill(text.failed, { reason: records.failed.message })}
          action={
            <Button size="small" onClick={records.retry}>
              {words.retry}
            </Button>
          }
        />
      )}
      <FoundGroups
        id={id}
        groups={groups}
        chosen={all[chosen]}
        optionId={optionId}
        onOpen={open}
        onPoint={(found) => setPlace(all.indexOf(found))}
      />
      <p className="gd-palette-note" role="status">
        {nothing ? fill(text.nothing, { input: input.trim() }) : text.keys}
      </p>
      {records.filling && <p className="gd-palette-note">{text.filling}</p>}
    </Modal>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

interface FoundGroupsProps {
  /** Prefix of the ids of the elements. */
  id: string;
  groups: readonly ResultGroup[];
  chosen: Found | undefined;
  optionId: (found: Found) => string;
  onOpen: (found: Found) => void;
  /** The pointer moves over a result. */
  onPoint: (found: Found) => void;
}

/** The results, in groups. */
function FoundGroups({ id, groups, chosen, optionId, onOpen, onPoint }: FoundGroupsProps) {
  const text = usePaletteText();
  return (
    <div className="gd-palette" id={`${id}list`} role="listbox" aria-label={text.results}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${id}${group.name}`}>
          <div className="gd-palette-group" id={`${id}${group.name}`} role="presentation">
            {group.label}
          </div>
          {group.found.map((found) => (
            <div
              key={found.key}
              id={optionId(found)}
              className="gd-palette-option"
              role="option"
              ref={found === chosen ? intoView : null}
              aria-selected={found === chosen}
              onClick={() => onOpen(found)}
              onMouseMove={() => onPoint(found)}
            >
              <span>{found.title}</span>
              {found.hint && <small>{found.hint}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

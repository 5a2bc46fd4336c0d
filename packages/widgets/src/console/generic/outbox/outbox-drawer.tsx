import { fieldsOf, fill, traitsOf, type AnyResource } from '@gongdi/domain';
import { Alert, App, Button, Drawer, Empty, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { WithDefinition } from '../../../kit/definition/index.ts';
import { lazyDialog } from '../../../kit/lazy/index.ts';
import type { OutboxEntry } from '../../ground/outbox/entry.ts';
import { useOutboxText } from './text/index.ts';
import { useOnline } from './use-online.ts';
import { useOutbox } from './use-outbox.ts';
import { useTimes } from '../../../kit/clock/index.ts';

const OutboxEdit = lazyDialog(async () => ({ default: (await import('./outbox-edit.tsx')).OutboxEdit }));

/** Entries in the outbox of this device: title, state, and the reason if the server refused one. */
export function OutboxDrawer({ onClose }: { onClose: () => void }) {
  const { outbox } = useConsole();
  const text = useOutboxText();
  const online = useOnline();
  const { entries, sending } = useOutbox();
  const [editing, setEditing] = useState<{ entry: OutboxEntry; resource: AnyResource }>();
  const waits = entries.some(({ state }) => state === 'waiting');
  return (
    <Drawer
      open
      size={420}
      title={text.title}
      onClose={onClose}
      extra={
        waits && (
          <Button type="primary" disabled={!online} loading={sending !== undefined} onClick={() => void outbox.flush()}>
            {text.send}
          </Button>
        )
      }
    >
      {entries.length > 0 && (
        <Alert type={online ? 'info' : 'warning'} showIcon title={online ? text.online : text.offline} role="status" />
      )}
      {entries.length === 0 && <Empty description={text.none} />}
      <ul className="gd-console-outbox">
        {entries.map((entry) => (
          <li key={entry.key}>
            <WithDefinition name={entry.resource} waiting={<Skeleton active />}>
              {(resource) => (
                <Kept
                  entry={entry}
                  resource={resource}
                  sending={sending === entry.key}
                  onEdit={resource && (() => setEditing({ entry, resource }))}
                />
              )}
            </WithDefinition>
          </li>
        ))}
      </ul>
      {editing && <OutboxEdit key={editing.entry.key} {...editing} onClose={() => setEditing(undefined)} />}
    </Drawer>
  );
}

interface KeptProps {
  entry: OutboxEntry;
  /** Undefined if this version of the console does not have the resource. */
  resource: AnyResource | undefined;
  sending: boolean;
  onEdit: (() => void) | undefined;
}

function Kept({ entry, resource, sending, onEdit }: KeptProps) {
  const { dateTime } = useTimes();
  const { outbox } = useConsole();
  const lang = useLang();
  const text = useOutboxText();
  const { modal } = App.useApp();
  const { title, state, files, recorded, reason, problems = [], key } = entry;
  const refused = state === 'refused';
  const discard = () =>
    void modal.confirm({
      title: fill(text.discardConfirm, { title }),
      content: text.discardText,
      okText: text.discard,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () => outbox.discard(key),
    });
  const facts = [
    resource?.label[lang],
    fill(text.recorded, { at: dateTime(recorded) }),
    ...(files.length > 0 ? [fill(text.files, { count: files.length })] : []),
  ];
  // Several entries may have the same title: their input tells them apart.
  const written =
    resource && fieldsOf(resource).find(({ kind, name }) => traitsOf(kind).words === 'lines' && entry.input[name]);
  const words = written && String(entry.input[written.name]);
  // The messages of single fields are more precise than the general message.
  const reasons = problems.length > 0 ? problems.map(({ message }) => message) : [reason];
  return (
    <>
      <div className="gd-console-outbox-head">
        <strong>{title}</strong>
        <Tag color={sending ? 'processing' : refused ? 'error' : 'warning'}>
          {sending ? text.sending : refused ? text.refused : text.waiting}
        </Tag>
      </div>
      {words && <div className="gd-data-lines-5">{words}</div>}
      <small>{facts.filter(Boolean).join(' · ')}</small>
      {refused && (
        <ul className="gd-console-outbox-reason">
          {(resource ? reasons : [text.unknown]).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div className="gd-console-outbox-acts">
        {refused && onEdit && (
          <Button size="small" onClick={onEdit}>
            {text.edit}
          </Button>
        )}
        <Button size="small" danger disabled={sending} onClick={discard}>
          {text.discard}
        </Button>
      </div>
    </>
  );
}

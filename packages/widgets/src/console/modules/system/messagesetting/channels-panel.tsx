import { calls, type MessageChannel } from '@gongdi/api';
import { CHANNEL_KIND_NAMES, channelKind, fill, type ChannelKindName } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Dropdown, Empty, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useDeletion } from '../../../generic/use-deletion.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import { useMessagesText } from './text/index.ts';
import { CHANNELS, useChannels } from './use-messages.ts';

/** The channels of the company, each with a button that sends a test. */
export function ChannelsPanel({ mayEdit }: { mayEdit: boolean }) {
  const text = useMessagesText();
  const lang = useLang();
  const navigate = useNavigate();
  const list = useChannels();
  const [open, setOpen] = useState<{ kind: ChannelKindName; channel?: MessageChannel }>();
  if (list.isError) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <Skeleton active />;
  const items = CHANNEL_KIND_NAMES.map((kind) => ({
    key: kind,
    label: channelKind(kind).label[lang],
    onClick: () => setOpen({ kind }),
  }));
  return (
    <>
      <div className="gd-messages-head">
        <p>{text.channelsEmptyHint}</p>
        <Button onClick={() => void navigate('/messagelog')}>{text.toLog}</Button>
        {mayEdit && (
          <Dropdown menu={{ items }} trigger={['click']}>
            <Button type="primary">{text.addChannel}</Button>
          </Dropdown>
        )}
      </div>
      {list.data.length === 0 && <Empty description={text.channelsEmpty} />}
      <ul className="gd-messages-list" aria-label={text.channels}>
        {list.data.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            mayEdit={mayEdit}
            onEdit={() => setOpen({ kind: channel.kind, channel })}
          />
        ))}
      </ul>
      {open && <ChannelDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface ChannelRowProps {
  channel: MessageChannel;
  mayEdit: boolean;
  onEdit: () => void;
}

function ChannelRow({ channel, mayEdit, onEdit }: ChannelRowProps) {
  const { id, kind, name, enabled, values } = channel;
  const { client } = useConsole();
  const text = useMessagesText();
  const lang = useLang();
  const { modal } = App.useApp();
  const queries = useQueryClient();
  const remove = useDeletion();
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    try {
      const { sent, message } = await client.call(calls.message.testChannel, { params: { id } });
      const dialog = { content: message, okText: text.close };
      if (sent) modal.success({ title: text.testSent, ...dialog });
      else modal.error({ title: text.testFailed, ...dialog });
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  const where = values['host'] ?? values['url'];
  return (
    <li>
      <div className="gd-messages-what">
        <strong>{name}</strong>
        <Tag>{channelKind(kind).label[lang]}</Tag>
        <Tag color={enabled ? 'success' : 'default'}>{enabled ? text.enabled : text.disabled}</Tag>
        {where !== undefined && <p>{where}</p>}
      </div>
      {mayEdit && (
        <div className="gd-messages-buttons">
          <Button size="small" loading={busy && BUSY} onClick={() => void test()}>
            {text.test}
          </Button>
          <Button size="small" onClick={onEdit}>
            {text.edit}
          </Button>
          <Button
            size="small"
            danger
            onClick={() =>
              void remove({
                title: fill(text.removeChannel, { name }),
                content: text.removeChannelConsequence,
                run: async () => {
                  await client.call(calls.message.removeChannel, { params: { id } });
                  await queries.invalidateQueries({ queryKey: CHANNELS });
                },
              })
            }
          >
            {text.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Empty, Form, Input, InputNumber, Modal, Skeleton, Table, Tag } from 'antd';
import { useState } from 'react';
import { useHref } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { CopyText } from '../../../../../kit/copy/copy-text.tsx';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { StillTable } from '../../../../../kit/layout/still-table.tsx';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole, useText } from '../../../../ground/context/console-context.tsx';
import { useWallText } from '../text/index.ts';
import css from './links.css?inline';

type Link = calls.wall.WallLink;

/** First life of a link, days. */
const USUAL_DAYS = 180;

/** The public links of a wall: making one, who used them, and withdrawing them. */
export function LinksDialog({ wall, onClose }: { wall: string; onClose: () => void }) {
  const { client } = useConsole();
  const text = useWallText();
  useSheet(css);
  const queries = useQueryClient();
  const queryKey = ['wall-links', wall];
  const renew = () => queries.invalidateQueries({ queryKey });
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(calls.wall.links, { query: { id: wall } }, { signal, quiet: true }),
  });
  const make = useMutation({
    mutationFn: (values: { name: string; days: number }) =>
      client.call(calls.wall.publish, { body: { id: wall, ...values } }, { quiet: true }),
    onSuccess: renew,
  });
  const error = make.error ?? links.error;
  return (
    <Modal open title={text.links} footer={null} width={720} onCancel={onClose}>
      <p>{text.linksHelp}</p>
      <Form
        layout="inline"
        className="gd-links-form"
        initialValues={{ days: USUAL_DAYS }}
        onFinish={(values: { name: string; days: number }) => make.mutate(values)}
      >
        <Form.Item name="name" label={text.linkName} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={40} placeholder={text.linkNameExample} />
        </Form.Item>
        <Form.Item name="days" label={text.linkDays} rules={[{ required: true }]}>
          <InputNumber min={1} max={calls.wall.WALL_LINK_DAYS} precision={0} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={make.isPending && BUSY}>
          {text.makeLink}
        </Button>
      </Form>
      {error && <Alert className="gd-links-note" type="error" showIcon title={error.message} />}
      {make.data && <Made key={make.data.key} secret={make.data.key} />}
      {links.isPending && <Skeleton active />}
      {links.data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noLinks} />}
      <ul className="gd-links-list">
        {links.data?.map((link) => (
          <Line key={link.id} link={link} wall={wall} onDone={renew} />
        ))}
      </ul>
    </Modal>
  );
}

/** A new link, shown this once. */
function Made({ secret }: { secret: string }) {
  const text = useWallText();
  const page = useHref('/publicwall');
  // Routes in the fragment leave no place for another one.
  const address = page.includes('#') ? `${page}?key=${secret}` : `${page}#${secret}`;
  return (
    <Alert
      className="gd-links-note"
      type="success"
      showIcon
      title={text.keyOnce}
      description={<CopyText>{new URL(address, window.location.href).href}</CopyText>}
    />
  );
}

function Line({ link, wall, onDone }: { link: Link; wall: string; onDone: () => unknown }) {
  const { client } = useConsole();
  const text = useWallText();
  const { cancel } = useText();
  const { dateTime } = useTimes();
  const { modal, message } = App.useApp();
  const [now] = useState(() => Date.now());
  const over = Date.parse(link.expires_at) <= now;
  const state =
    link.withdrawn_at !== null
      ? fill(text.linkWithdrawn, { time: dateTime(link.withdrawn_at) })
      : fill(over ? text.linkExpired : text.linkUntil, { time: dateTime(link.expires_at) });
  const good = link.withdrawn_at === null && !over;
  const ask = () =>
    void modal.confirm({
      title: fill(text.withdrawAsk, { name: link.name }),
      content: text.withdrawText,
      okText: text.withdraw,
      okButtonProps: { danger: true },
      cancelText: cancel,
      onOk: async () => {
        await client.call(calls.wall.withdraw, { body: { id: wall, link_id: link.id } });
        void message.success(text.withdrawn);
        await onDone();
      },
    });
  return (
    <li>
      <div className="gd-links-head">
        <strong>{link.name}</strong>
        <Tag color={good ? 'success' : 'default'}>{state}</Tag>
        {good && (
          <Button size="small" danger onClick={ask} aria-label={`${text.withdraw} ${link.name}`}>
            {text.withdraw}
          </Button>
        )}
      </div>
      <small>
        {fill(text.linkBy, { name: link.created_by_name ?? '--', time: dateTime(link.created_at) })} ·{' '}
        {link.last_at === null
          ? text.linkUnused
          : fill(text.linkUsed, { count: link.opened, time: dateTime(link.last_at) })}
      </small>
      {link.uses.length > 0 && (
        <details>
          <summary>{text.uses}</summary>
          <StillTable>
            <Table<Link['uses'][number]>
              size="small"
              rowKey={(use) => `${use.day} ${use.address}`}
              dataSource={[...link.uses]}
              pagination={false}
              columns={[
                { title: text.useDay, dataIndex: 'day' },
                { title: text.useAddress, dataIndex: 'address' },
                { title: text.useTimes, dataIndex: 'times' },
                { title: text.useLast, dataIndex: 'last_at', render: (at: string) => dateTime(at) },
              ]}
            />
          </StillTable>
        </details>
      )}
    </li>
  );
}

import { calls } from '@gongdi/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Empty, Modal, Skeleton, Tag } from 'antd';
import { useConsole, useText } from '../../ground/context/console-context.tsx';
import { useTimes } from '../../../kit/clock/index.ts';
import { Unread } from '../../ground/status/unread.tsx';

const KEY = ['own-sessions'];

export function OwnSessions({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Modal open title={text.sessions} footer={null} onCancel={onClose} width={560} destroyOnHidden>
      <OwnSessionList />
    </Modal>
  );
}

/** List of the user's own sessions, with a button to end each session other than the current one. */
export function OwnSessionList() {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useText();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call(calls.organization.ownSessions, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  const end = async (id: string): Promise<void> => {
    try {
      await client.call(calls.organization.endOwnSession, { params: { id } });
      void message.success(text.sessionEnded);
    } catch {
      // The client has shown the reason.
    }
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <>
      {query.isPending && <Skeleton active />}
      {query.isError && <Unread error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && <Empty />}
      <ul className="gd-console-sessions">
        {query.data?.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.ip}</strong> {one.current && <Tag color="success">{text.sessionCurrent}</Tag>}
              <p>
                {text.sessionLogin} {dateTime(one.login_at)} · {text.sessionSeen} {dateTime(one.seen_at)}
              </p>
            </div>
            {!one.current && (
              <Button danger size="small" onClick={() => void end(one.id)}>
                {text.sessionEnd}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

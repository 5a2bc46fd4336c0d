import { calls, CallFailure, type CallResult } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Dropdown, Tag } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalSheet } from '../approval/use-approval-sheet.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { ProcessDiagram } from './process-diagram.tsx';
import { useBusinessText } from '../business/text/index.ts';
import { showFailure } from '../../../../generic/show-failure.ts';

interface RecordProcessesProps {
  resource: AnyResource;
  row: { id: string };
}

/**
 * Processes that a record is or was in, and a button to start one for it. Empty if there are neither processes nor
 * startable definitions.
 */
export default function RecordProcesses({ resource, row }: RecordProcessesProps) {
  useApprovalSheet();
  const { client } = useConsole();
  const own = useBusinessText();
  const found = useQuery({
    queryKey: [APPROVALS, 'record', resource.name, row.id],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.instanceOfRecord,
        { query: { resource: resource.name, id: row.id } },
        { signal, quiet: true },
      ),
  });
  const { busy, ask } = useStart(row.id, found.refetch);
  if (found.error && !found.data)
    return (
      <Alert
        type="warning"
        showIcon
        title={fill(own.processesFailed, { reason: found.error.message })}
        action={<Button onClick={() => void found.refetch()}>{own.again}</Button>}
      />
    );
  if (!found.data || (found.data.list.length === 0 && found.data.startable.length === 0)) return null;
  const { list, startable } = found.data;
  const [first] = startable;
  return (
    <section className="gd-data-panel" aria-label={own.processes}>
      <div className="gd-data-panel-title">
        <h2>{own.processes}</h2>
        {startable.length === 1 && (
          <Button className="gd-data-end" loading={busy && BUSY} onClick={() => ask(first!)}>
            {own.start}
          </Button>
        )}
        {startable.length > 1 && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: startable.map(({ id, name }) => ({ key: id, label: name })),
              onClick: ({ key: id }) => ask(startable.find((one) => one.id === id)!),
            }}
          >
            <Button className="gd-data-end" loading={busy && BUSY}>
              {own.start}
            </Button>
          </Dropdown>
        )}
      </div>
      <ProcessList list={list} />
    </section>
  );
}

type RecordProcess = CallResult<typeof calls.workflow.instanceOfRecord>['list'][number];

/** Processes that the record is or was in. */
function ProcessList({ list }: { list: readonly RecordProcess[] }) {
  const own = useBusinessText();
  if (list.length === 0) return <p className="gd-console-record-info">{own.noProcesses}</p>;
  return (
    <ul className="gd-approval-record-processes">
      {list.map((one) => (
        <ProcessItem key={one.id} process={one} />
      ))}
    </ul>
  );
}

function ProcessItem({ process }: { process: RecordProcess }) {
  const { dateTime } = useTimes();
  const text = useApprovalText();
  const own = useBusinessText();
  const [open, setOpen] = useState(false);
  const { id, name, status, result, visible, suspended, tasks, start_user, create_time, end_time, unchanged } = process;
  return (
    <li>
      {visible ? (
        <Link to={instancePath(id)} state={COMES_BACK}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <FieldValue field={status === 1 ? STATUS : RESULT} value={status === 1 ? status : result} />
      {suspended && <Tag>{text.suspended}</Tag>}
      {tasks.length > 0 && <span>{fill(own.waits, { names: tasks.map((task) => task.name).join('、') })}</span>}
      <small>
        {start_user.nickname} · {dateTime(create_time)}
        {end_time && ` — ${dateTime(end_time)}`}
      </small>
      {visible && (
        <Button size="small" type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? own.hideDiagram : own.showDiagram}
        </Button>
      )}
      {unchanged !== null && <Alert type="warning" showIcon title={fill(own.unchanged, { reason: unchanged })} />}
      {open && <ProcessDiagram id={id} />}
    </li>
  );
}

/**
 * Starts a process for a record, after a question.
 * @param reread called after a refusal: another user may have started it meanwhile
 */
function useStart(record_id: string, reread: () => Promise<unknown>) {
  const { client } = useConsole();
  const text = useApprovalText();
  const own = useBusinessText();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Idempotency key: the server executes a request with the same key once.
  const key = useRef(randomKey());
  const start = async (process_definition_id: string) => {
    setBusy(true);
    try {
      const body = { process_definition_id, variables: {}, record_id, request_key: key.current };
      const made = await client.call(calls.workflow.instanceCreate, { body }, { quiet: true });
      void message.success(text.startDone);
      key.current = randomKey();
      await queries.invalidateQueries({ queryKey: [APPROVALS] });
      void navigate(instancePath(made.id), { state: COMES_BACK });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error, error.problems[0]?.message);
      await reread();
    } finally {
      setBusy(false);
    }
  };
  const ask = ({ id, name }: { id: string; name: string }) =>
    void modal.confirm({
      title: fill(own.startTitle, { name }),
      content: own.startText,
      okText: own.start,
      cancelText: text.cancel,
      onOk: () => start(id),
    });
  return { busy, ask };
}

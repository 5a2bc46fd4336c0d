import { calls, CallFailure, type ProcessDefinition } from '@gongdi/api';
import { fill, initialOf, permission, type AnyResource, type FieldProblem } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Form, Space } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { RecordForm } from '../../../../../kit/record-form/record-form.tsx';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { useMarkStale } from '../../../../generic/use-record.ts';
import { instancePath } from '../../../../generic/process-address.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { useBusinessText } from './text/index.ts';
import { showFailure } from '../../../../generic/show-failure.ts';

interface BusinessStartProps {
  definition: ProcessDefinition;
  resource: AnyResource;
}

/** Starts a process with a new record of the resource. The server creates both or neither. */
export function BusinessStart({ definition, resource }: BusinessStartProps) {
  const { client } = useConsole();
  const text = useApprovalText();
  const own = useBusinessText();
  const lang = useLang();
  const may = usePermissions()(permission(resource.name, 'add'));
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const markStale = useMarkStale(resource);
  const leave = useWayBack('/bpm/task/my');
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const sent = useRef(false);
  // Idempotency key: the server executes a request with the same key once.
  const key = useRef(randomKey());
  useLeaveGuard(() => !sent.current && form.isFieldsTouched());
  // Nobody fills in such records: their process is started from the page of one.
  if (!resource.endpoints.add)
    return (
      <Alert
        type="info"
        showIcon
        title={fill(own.fromRecord, { label: resource.label[lang] })}
        action={
          <Button onClick={() => void navigate(`/${resource.name}`)}>
            {fill(own.toList, { label: resource.label[lang] })}
          </Button>
        }
      />
    );
  if (!may) return <Alert type="warning" showIcon title={fill(own.forbidden, { label: resource.label[lang] })} />;

  const submit = async (record: Record<string, unknown>): Promise<readonly FieldProblem[]> => {
    setBusy(true);
    try {
      const body = {
        process_definition_id: definition.id,
        variables: {},
        record: record as Record<string, never>,
        request_key: key.current,
      };
      const made = await client.call(calls.workflow.instanceCreate, { body }, { quiet: true });
      sent.current = true;
      void message.success(text.startDone);
      await markStale('later');
      await queries.invalidateQueries({ queryKey: [APPROVALS] });
      void navigate(instancePath(made.id), { replace: true });
      return [];
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length > 0) return inRecord(error.problems);
      showFailure(message, error);
      return [];
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <RecordForm resource={resource} mode="add" form={form} initial={initialOf(resource)} onSubmit={submit} />
      <Space className="gd-console-form-buttons">
        <Button onClick={leave}>{text.cancel}</Button>
        <Button type="primary" loading={busy && BUSY} onClick={() => form.submit()}>
          {text.startSubmit}
        </Button>
      </Space>
    </>
  );
}

/** Removes the prefix `record.` from the paths of problems: the call has the record in a parameter of that name. */
const inRecord = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map((one) => ({ ...one, path: one.path.replace(/^record\./, '') }));

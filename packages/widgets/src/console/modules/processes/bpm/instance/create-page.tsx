import { calls, CallFailure, type ProcessDefinition } from '@gongdi/api';
import { formFromWire, type FormValues } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Empty, Input, Skeleton, Space, Tag } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { ProcessForm, type ProcessFormHandle } from '../../../../../kit/process-form/index.ts';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { WithBusinessForm } from '../business/with-business-form.tsx';
import { instancePath } from '../../../../generic/process-address.ts';
import { CATEGORY } from '../approval/fields.ts';
import { useApprovalSheet } from '../approval/use-approval-sheet.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { BusinessStart } from '../business/business-start.tsx';
import { useFormOpener } from '../form/use-opener.ts';
import { AheadNodes } from './ahead-nodes.tsx';
import { showFailure } from '../../../../generic/show-failure.ts';

/** Page to start a process: choose one, fill in its form, see who decides next, submit. */
export function CreateInstancePage() {
  useApprovalSheet();
  const [params] = useSearchParams();
  const id = params.get('definition');
  return id ? <StartForm key={id} id={id} /> : <ChooseProcess />;
}

function ChooseProcess() {
  const { client } = useConsole();
  const text = useApprovalText();
  const [, setParams] = useSearchParams();
  const [word, setWord] = useState('');
  const list = useQuery({
    queryKey: ['startable'],
    queryFn: ({ signal }) => client.call(calls.workflow.definitionList, { query: {} }, { signal, quiet: true }),
  });
  if (list.error) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <PageLoading />;
  const shown = list.data.filter((one) => one.name.includes(word.trim()) || one.key.includes(word.trim()));
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.startTitle}</h2>
          {list.data.length > 8 && (
            <Input.Search
              className="gd-data-end gd-approval-start-search"
              allowClear
              aria-label={text.startSearch}
              placeholder={text.startSearch}
              onChange={({ target }) => setWord(target.value)}
            />
          )}
        </div>
        {shown.length === 0 ? (
          <Empty description={text.startEmpty} />
        ) : (
          <ul className="gd-approval-start-list">
            {shown.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="gd-approval-start-card"
                  onClick={() => setParams({ definition: one.id })}
                >
                  <strong>{one.name}</strong>
                  <span>
                    <FieldValue field={CATEGORY} value={one.category} /> <Tag>v{one.version}</Tag>
                  </span>
                  {one.description && <small>{one.description}</small>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function StartForm({ id }: { id: string }) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leave = useWayBack('/bpm/task/my');
  const [, setParams] = useSearchParams();
  const form = useRef<ProcessFormHandle>(null);
  const sent = useRef(false);
  // Idempotency key: the server executes a request with the same key once.
  const key = useRef(randomKey());
  const [busy, setBusy] = useState(false);
  const [values, setValues] = useState<FormValues>({});
  useLeaveGuard(() => !sent.current && form.current?.isDirty() === true);
  const found = useQuery({
    queryKey: ['definition', id],
    queryFn: ({ signal }) => client.call(calls.workflow.definitionGet, { query: { id } }, { signal, quiet: true }),
  });
  const schema = useMemo(() => {
    const data = found.data;
    return data?.form_conf ? formFromWire({ conf: data.form_conf, fields: data.form_fields }) : undefined;
  }, [found.data]);
  const opener = useFormOpener();
  if (found.error && !found.data) return <FailurePanel error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageLoading />;
  const definition = found.data;

  const submit = async () => {
    const filled = schema ? form.current?.check() : {};
    if (!filled) return;
    setBusy(true);
    try {
      const body = { process_definition_id: id, variables: filled as never, request_key: key.current };
      const made = await client.call(calls.workflow.instanceCreate, { body }, { quiet: true });
      sent.current = true;
      void message.success(text.startDone);
      await queries.invalidateQueries({ queryKey: [APPROVALS] });
      void navigate(instancePath(made.id), { replace: true });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.problems.length > 0 && schema) form.current?.show(error.problems);
      else showFailure(message, error);
    } finally {
      setBusy(false);
    }
  };
  const custom = definition.form_type === 20;
  const create = custom ? definition.form_custom_create_path : undefined;
  const ahead = <AheadNodes definition_id={id} values={values} />;
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{definition.name}</h2>
          <Button className="gd-data-end" onClick={() => setParams({})}>
            {text.startBack}
          </Button>
        </div>
        {custom ? (
          <WithBusinessForm create={create} waiting={<Skeleton active />}>
            {(resource) =>
              resource ? (
                <BusinessStart definition={definition} resource={resource} />
              ) : (
                <CustomForm definition={definition} />
              )
            }
          </WithBusinessForm>
        ) : schema ? (
          <ProcessForm ref={form} form={schema} opener={opener} onChange={setValues} />
        ) : (
          <p>{text.startNoForm}</p>
        )}
        {!custom && (
          <Space className="gd-console-form-buttons">
            <Button onClick={leave}>{text.cancel}</Button>
            <Button type="primary" loading={busy && BUSY} onClick={() => void submit()}>
              {text.startSubmit}
            </Button>
          </Space>
        )}
      </section>
      {custom ? <WithBusinessForm create={create}>{(resource) => resource && ahead}</WithBusinessForm> : ahead}
    </div>
  );
}

/** Button that opens a business form, which has its own page. */
function CustomForm({ definition }: { definition: ProcessDefinition }) {
  const text = useApprovalText();
  const path = definition.form_custom_create_path;
  const navigate = useNavigate();
  return (
    <>
      <p>{text.startCustom}</p>
      {path && <Button onClick={() => void navigate(path)}>{text.openCustom}</Button>}
    </>
  );
}

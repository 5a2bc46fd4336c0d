import { fill, stepForm, stepsOf, type AnyResource, type NamedStep } from '@gongdi/domain';
import { Alert, Button, Form, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useName, useNames } from '../use-names.ts';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { useLang, useText } from '../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../ground/page/leave-guard.tsx';
import { useWayBack } from '../../ground/page/way-back.ts';
import { useRecordName } from '../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';
import { useOpenSteps } from './actions/use-open-steps.ts';
import { useBeginning } from '../use-beginning.ts';
import { useBegins } from './use-begins.ts';
import { StepForm, useStepDraft } from './actions/step-form.tsx';
import { useTakeStep } from './actions/use-take-step.ts';
import { useRecord } from '../use-record.ts';

/** Page of a step of a record's lifecycle, for a step that declares this page (`page`, `alsoAt`). */
export function StepPage({ resource, page }: { resource: AnyResource; page: string }) {
  const step = stepsOf(resource).find((one) => (one.step.page ?? one.step.alsoAt) === page)!;
  const text = useText();
  const lang = useLang();
  const leave = useWayBack(`/${resource.name}`);
  const [params] = useSearchParams();
  const id = params.get('id');
  const record = useRecord(resource, id);
  const begun = useBeginning(id, record);
  const begins = useBegins(resource, params, step.name);
  const openSteps = useOpenSteps(resource);
  const name = useName(resource, (begun?.data ?? record.data) as EditorProps['row'] | undefined);
  useRecordName(record.data && name);
  if (!id) return <Navigate to="/404" replace />;
  if (!begun && record.error) return <FailurePanel error={record.error} retry={() => void record.refetch()} />;
  if (begins.error) return <FailurePanel error={begins.error} retry={begins.again} />;
  if (!begun || !begins.values) return <PageLoading />;
  const row = { ...(begun.data as Record<string, unknown> & { id: string }), ...begins.values };
  if (!openSteps(row).some(({ name }) => name === step.name))
    return (
      <div className="gd-console-page">
        <Alert
          type="warning"
          showIcon
          title={fill(text.stepClosed, { name: name!, step: step.label[lang] })}
          action={<Button onClick={leave}>{text.back}</Button>}
        />
      </div>
    );
  return <Editor key={begun.turn} resource={resource} step={step} row={row} leave={leave} />;
}

interface EditorProps {
  resource: AnyResource;
  step: NamedStep;
  row: Record<string, unknown> & { id: string };
  leave: () => void;
}

function Editor({ resource, step, row, leave }: EditorProps) {
  const text = useText();
  const lang = useLang();
  const name = useNames(resource, [row])(row);
  const [form] = Form.useForm();
  const asked = stepForm(resource, step.name);
  const taken = useRef(false);
  const saved = useRef(() => {});
  useLeaveGuard(() => !taken.current && form.isFieldsTouched(), { kept: true });
  const onTaken = () => {
    taken.current = true;
    saved.current();
    leave();
  };
  const { busy, take, local, files } = useTakeStep(resource, row, step, { onTaken, stale: 'later' });
  const kept = useStepDraft(asked, { row, step, form, files });
  useEffect(() => {
    saved.current = kept.draft.done;
  });
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{`${step.label[lang]} · ${name}`}</h2>
        </div>
        {step.confirm && <p>{step.confirm[lang]}</p>}
        <StepForm asked={asked} row={row} form={form} take={take} local={local} kept={kept} />
        <Space className="gd-console-form-buttons">
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="primary" danger={step.step.danger} loading={busy && BUSY} onClick={() => form.submit()}>
            {step.label[lang]}
          </Button>
        </Space>
      </section>
    </div>
  );
}

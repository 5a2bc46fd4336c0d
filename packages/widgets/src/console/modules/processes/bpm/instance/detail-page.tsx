import { PrinterOutlined } from '@ant-design/icons';
import { calls, CallFailure, type OwnTask } from '@gongdi/api';
import { formFromWire, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions, Space, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import { useFormColumns } from '../../../../../kit/layout/form-columns.ts';
import { ProcessFormView } from '../../../../../kit/process-form/index.ts';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { CATEGORY, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalSheet } from '../approval/use-approval-sheet.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { BusinessRecord } from '../business/business-record.tsx';
import { AdminPanel } from '../manager/admin-panel.tsx';
import { AheadList } from './ahead-nodes.tsx';
import { CommentBox } from './comment-box.tsx';
import { GoneTask } from './gone-task.tsx';
import { InstanceDiagram } from './instance-diagram.tsx';
import { InstanceButtons } from './instance-buttons.tsx';
import { InstanceMissing } from './instance-missing.tsx';
import { NextTodo } from './next-todo.tsx';
import { TaskCard } from './task-card.tsx';
import { Timeline } from './timeline.tsx';
import { usePrint } from './use-print.ts';
import { useTaskCards } from './use-task-cards.ts';
import { useTimes } from '../../../../../kit/clock/index.ts';

const NONE: readonly OwnTask[] = [];

/**
 * A process: what waits for the user first, that named by the address before the rest, then what was asked for, what has
 * happened, and the diagram. Where there is one column, nobody decides before having met what was asked for.
 */
export function InstancePage() {
  const { dateTime } = useTimes();
  useApprovalSheet();
  const { client } = useConsole();
  const text = useApprovalText();
  const may = usePermissions();
  const leave = useWayBack('/bpm/task/my');
  const [params] = useSearchParams();
  const paper = usePrint();
  const [box, columns] = useFormColumns();
  const id = params.get('id') ?? '';
  const found = useQuery({
    queryKey: [APPROVALS, 'detail', id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.instanceApprovalDetail, { query: { id } }, { signal, quiet: true }),
    enabled: id !== '',
  });
  const definition = found.data?.process_definition;
  const schema = useMemo(
    () =>
      definition?.form_conf ? formFromWire({ conf: definition.form_conf, fields: definition.form_fields }) : undefined,
    [definition],
  );
  // Whoever had a task that was handed on by others does not see the instance any more.
  const lost = found.error instanceof CallFailure && found.error.status === 404;
  const asked = params.get('task');
  const { cards, forget, isForgotten } = useTaskCards((!lost && found.data?.todo_tasks) || NONE, asked);
  const [acted, setActed] = useState(false);
  useRecordName(found.data?.process_instance.name);
  if (!id) return <Navigate to="/404" replace />;
  if (lost && !found.data) return <InstanceMissing />;
  if (found.error && !found.data) return <FailurePanel error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageLoading />;
  const { process_instance: instance, steps, ahead, withdrawable_task_id: withdrawable } = found.data;
  const stepOf = (task_id: string) => (lost ? undefined : steps.find((step) => step.kind === 'task' && step.task_id === task_id)); // prettier-ignore
  const isHere = (task_id: string) => cards.some(({ task }) => task.id === task_id);
  const values = instance.form_variables as never;
  const narrow = columns === 1;
  const request = (
    <section className="gd-panel">
      <div className="gd-panel-title">
        <h2>{text.request}</h2>
      </div>
      {instance.business_resource !== null ? (
        <BusinessRecord instance={instance} />
      ) : schema ? (
        <ProcessFormView form={schema} values={values} />
      ) : (
        <p>{text.noForm}</p>
      )}
    </section>
  );
  return (
    <div className="gd-page gd-instance-page">
      <section className="gd-panel" ref={box}>
        <div className="gd-panel-title">
          <h2>{instance.name}</h2>
          {instance.suspended && <Tag>{text.suspended}</Tag>}
          <Space className="gd-end" wrap>
            <InstanceButtons instance={instance} withdrawable={withdrawable} />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => void paper.print()}>
              {text.print}
            </Button>
            <Button onClick={leave}>{text.back}</Button>
          </Space>
        </div>
        <Descriptions
          bordered
          size="middle"
          column={Math.min(columns, 3)}
          items={[
            {
              key: 'starter',
              label: text.starter,
              children: `${instance.start_user.nickname}（${instance.start_user.dept_name}）`,
            },
            { key: 'status', label: text.status, children: <FieldValue field={STATUS} value={instance.status} /> },
            { key: 'result', label: text.result, children: <FieldValue field={RESULT} value={instance.result} /> },
            {
              key: 'category',
              label: text.category,
              children: <FieldValue field={CATEGORY} value={instance.category} />,
            },
            { key: 'begin', label: text.submitTime, children: dateTime(instance.create_time) },
            { key: 'end', label: text.endTime, children: dateTime(instance.end_time) },
            ...(instance.reason
              ? [{ key: 'reason', label: text.cancelReason, children: instance.reason, span: 'filled' as const }]
              : []),
          ]}
        />
      </section>
      {narrow && request}
      {asked && !isHere(asked) && !isForgotten(asked) && (
        <GoneTask step={stepOf(asked)} name={undefined} onClose={() => forget(asked)} />
      )}
      {cards.map(({ task, gone }) => (
        <TaskCard
          key={task.id}
          task={task}
          gone={gone ? { step: stepOf(task.id), instance_id: lost ? undefined : id } : undefined}
          form={schema}
          values={values}
          onActed={() => {
            setActed(true);
            forget(task.id);
          }}
          onClose={() => forget(task.id)}
        />
      ))}
      {acted && cards.length === 0 && <NextTodo />}
      {!narrow && request}
      {ahead.length > 0 && instance.status === 1 && <AheadList nodes={ahead} />}
      <section className="gd-panel">
        <div className="gd-panel-title">
          <h2>{text.record}</h2>
        </div>
        <Timeline steps={steps} />
        <CommentBox instance_id={id} />
      </section>
      <section className="gd-panel">
        <div className="gd-panel-title">
          <h2>{text.diagram}</h2>
        </div>
        <InstanceDiagram instance={instance} picture={paper.picture} onApi={paper.hold} onDrawn={paper.renew} />
      </section>
      {may(permission('bpm-process-manager', 'list')) && <AdminPanel instance={instance} />}
    </div>
  );
}

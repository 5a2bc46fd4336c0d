import { PrinterOutlined } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { formFromWire, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions, Space, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useFormColumns } from '../../../../kit/layout/form-columns.ts';
import { ProcessFormView } from '../../../../kit/process-form/index.ts';
import { useConsole, usePermissions } from '../../../context/console-context.tsx';
import { useRecordName } from '../../../tabs/use-open-pages.ts';
import { useWayBack } from '../../../shell/way-back.ts';
import { PageLoading } from '../../status/page-loading.tsx';
import { FailurePanel } from '../../status/route-error.tsx';
import { CATEGORY, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalSheet } from '../approval/use-approval-sheet.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { BusinessRecord } from '../business/business-record.tsx';
import { AdminPanel } from '../manager/admin-panel.tsx';
import { AheadList } from './ahead-nodes.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CommentBox } from './comment-box.tsx';
import { InstanceDiagram } from './instance-diagram.tsx';
import { TaskCard } from './task-card.tsx';
import { Timeline } from './timeline.tsx';
import { usePrint } from './use-print.ts';
import { useTimes } from '../../../../kit/clock/index.ts';

/** A process: what waits for the user first, then what was asked for, what has happened, and the diagram. */
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
  const [cancelling, setCancelling] = useState<'own' | 'admin'>();
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
  useRecordName(found.data?.process_instance.name);
  if (!id) return <Navigate to="/404" replace />;
  if (found.error && !found.data) return <FailurePanel error={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageLoading />;
  const { process_instance: instance, todo_tasks, steps, ahead } = found.data;
  const values = instance.form_variables as never;
  return (
    <div className="gd-page gd-instance-page">
      <section className="gd-panel" ref={box}>
        <div className="gd-panel-title">
          <h2>{instance.name}</h2>
          {instance.suspended && <Tag>{text.suspended}</Tag>}
          <Space className="gd-end" wrap>
            {instance.can_cancel && (
              <Button danger onClick={() => setCancelling('own')}>
                {text.cancelInstance}
              </Button>
            )}
            {!instance.can_cancel && instance.can_cancel_as_admin && (
              <Button danger onClick={() => setCancelling('admin')}>
                {text.cancelInstance}
              </Button>
            )}
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
      {todo_tasks.map((task) => (
        <TaskCard key={task.id} task={task} form={schema} values={values} />
      ))}
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
        <InstanceDiagram instance={instance} picture={paper.picture} onApi={paper.hold} />
      </section>
      {may(permission('bpm-process-manager', 'list')) && <AdminPanel instance={instance} />}
      {cancelling && (
        <CancelDialog instance={instance} asAdmin={cancelling === 'admin'} onClose={() => setCancelling(undefined)} />
      )}
    </div>
  );
}

import type { OwnTask } from '@gongdi/api';
import { permission } from '@gongdi/domain';
import { Navigate, useSearchParams } from 'react-router';
import { useFormColumns } from '../../../../../kit/layout/form-columns.ts';
import { usePermissions } from '../../../../ground/context/console-context.tsx';
import { useRecordName } from '../../../../ground/page/use-open-pages.ts';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { useApprovalSheet } from '../approval/use-approval-sheet.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { AdminPanel } from '../manager/admin-panel.tsx';
import { AheadList } from './ahead-nodes.tsx';
import { CommentBox } from './comment-box.tsx';
import { InstanceDiagram } from './instance-diagram.tsx';
import { InstanceHead } from './instance-head.tsx';
import { InstanceMissing } from './instance-missing.tsx';
import { RequestPanel } from './request-panel.tsx';
import { TaskCards } from './task-cards.tsx';
import { Timeline } from './timeline.tsx';
import { useInstance } from './use-instance.ts';
import { usePrint } from './use-print.ts';
import { useTaskCards } from './use-task-cards.ts';

const NONE: readonly OwnTask[] = [];

/**
 * Page of an instance. First come the user's waiting tasks, with the task in the address before the others. Then come
 * the request, the history and the diagram. In one column the request comes before the tasks, so that nobody decides
 * without having seen it.
 */
export function InstancePage() {
  useApprovalSheet();
  const text = useApprovalText();
  const may = usePermissions();
  const [params] = useSearchParams();
  const paper = usePrint();
  const [box, columns] = useFormColumns();
  const id = params.get('id') ?? '';
  const { data, error, refetch, schema, lost } = useInstance(id);
  const asked = params.get('task');
  const tasks = useTaskCards((!lost && data?.todo_tasks) || NONE, asked);
  useRecordName(data?.process_instance.name);
  if (!id) return <Navigate to="/404" replace />;
  if (lost && !data) return <InstanceMissing />;
  if (error && !data) return <FailurePanel error={error} retry={refetch} />;
  if (!data) return <PageLoading />;
  const { process_instance: instance, steps, ahead } = data;
  const narrow = columns === 1;
  const request = <RequestPanel instance={instance} schema={schema} />;
  return (
    <div className="gd-console-page">
      <InstanceHead
        box={box}
        columns={columns}
        instance={instance}
        withdrawable={data.withdrawable_task_id}
        onPrint={() => void paper.print()}
      />
      {narrow && request}
      <TaskCards instance={instance} asked={asked} tasks={tasks} steps={lost ? null : steps} schema={schema} />
      {!narrow && request}
      {ahead.length > 0 && instance.status === 1 && <AheadList nodes={ahead} />}
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.record}</h2>
        </div>
        <Timeline steps={steps} />
        <CommentBox instance_id={id} />
      </section>
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.diagram}</h2>
        </div>
        <InstanceDiagram instance={instance} picture={paper.picture} onApi={paper.hold} onDrawn={paper.renew} />
      </section>
      {may(permission('bpm-process-manager', 'list')) && <AdminPanel instance={instance} />}
    </div>
  );
}

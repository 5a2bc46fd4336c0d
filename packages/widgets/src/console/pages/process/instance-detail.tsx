import { calls } from '@gongdi/api';
import { dateTime } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions } from 'antd';
import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { useFormColumns } from '../../../kit/layout/form-columns.ts';
import { useConsole, useText } from '../../context/console-context.tsx';
import { useWayBack } from '../../shell/way-back.ts';
import { PageLoading } from '../status/page-loading.tsx';
import { FailurePanel } from '../status/route-error.tsx';
import { RESULT, STATUS } from './my-processes.tsx';
import { WidgetSlot } from './widget-slot.tsx';

const loadViewer = () => import('../../../instance-viewer/index.ts');

/** A process instance: what it is about, and its diagram with the state of every node. */
export function InstancePage() {
  const { client } = useConsole();
  const text = useText();
  const leave = useWayBack('/bpm/task/my');
  const [params] = useSearchParams();
  const [box, columns] = useFormColumns();
  const id = params.get('id') ?? '';
  const found = useQuery({
    queryKey: ['instance', id],
    queryFn: async ({ signal }) => {
      const quiet = { signal, quiet: true };
      const instance = await client.call(calls.workflow.instanceGet, { query: { id } }, quiet);
      const [xml, tasks, activities] = await Promise.all([
        client.call(calls.workflow.definitionXml, { query: { id: instance.process_definition_id } }, quiet),
        client.call(calls.workflow.taskList, { query: { process_instance_id: id } }, quiet),
        client.call(calls.workflow.activityList, { query: { process_instance_id: id } }, quiet),
      ]);
      return { instance, xml, tasks, activities };
    },
    enabled: id !== '',
  });
  const props = useMemo(
    () =>
      found.data && {
        xml: found.data.xml,
        activities: found.data.activities,
        processInstance: found.data.instance,
        tasks: found.data.tasks,
      },
    [found.data],
  );
  if (!id) return <Navigate to="/404" replace />;
  if (found.error) return <FailurePanel error={found.error} retry={() => void found.refetch()} />;
  if (!found.data || !props) return <PageLoading />;
  const { instance } = found.data;
  return (
    <div className="gd-page gd-instance-page">
      <section className="gd-panel" ref={box}>
        <div className="gd-panel-title">
          <h2>{instance.name}</h2>
          <Button className="gd-end" onClick={leave}>
            {text.back}
          </Button>
        </div>
        <Descriptions
          bordered
          size="middle"
          column={Math.min(columns, 3)}
          items={[
            { key: 'number', label: text.instanceNumber, children: instance.business_key ?? instance.id },
            { key: 'starter', label: text.instanceStarter, children: instance.start_user.nickname },
            {
              key: 'status',
              label: text.instanceStatus,
              children: <FieldValue field={STATUS} value={instance.status} />,
            },
            {
              key: 'result',
              label: text.instanceResult,
              children: <FieldValue field={RESULT} value={instance.result} />,
            },
            { key: 'begin', label: text.instanceStart, children: dateTime(instance.create_time) },
            { key: 'end', label: text.instanceEnd, children: dateTime(instance.end_time) },
          ]}
        />
      </section>
      <section className="gd-panel">
        <div className="gd-panel-title">
          <h2>{text.instanceDiagram}</h2>
        </div>
        <WidgetSlot className="gd-viewer-slot" load={loadViewer} props={props} />
      </section>
    </div>
  );
}

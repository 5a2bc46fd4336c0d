import { calls, type ProcessInstanceDetail } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { WidgetSlot } from '../../../../generic/widget-slot.tsx';
import { APPROVALS } from '../approval/use-act.ts';

const loadViewer = () => import('../../../../../instance-viewer/index.ts');

interface InstanceDiagramProps {
  instance: ProcessInstanceDetail;
  /** The whole diagram as a picture, for printing. */
  picture: string | undefined;
  onApi: (api: Record<string, (...args: never[]) => unknown> | null) => void;
  /** Called after the diagram was drawn or has changed. Pass the same function at every render. */
  onDrawn: () => Promise<void>;
}

/** Delay before the picture for printing is drawn, ms: nobody prints a page right after opening it. */
const STILL = 500;

/** Diagram of an instance with the state of every node. */
export function InstanceDiagram({ instance, picture, onApi, onDrawn }: InstanceDiagramProps) {
  const { client } = useConsole();
  const { id, process_definition_id } = instance;
  const xml = useQuery({
    queryKey: ['definition-xml', process_definition_id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.definitionXml, { query: { id: process_definition_id } }, { signal, quiet: true }),
    staleTime: Infinity,
  });
  const history = useQuery({
    queryKey: [APPROVALS, 'history', id],
    queryFn: async ({ signal }) => {
      const query = { process_instance_id: id };
      const [tasks, activities] = await Promise.all([
        client.call(calls.workflow.taskList, { query }, { signal, quiet: true }),
        client.call(calls.workflow.activityList, { query }, { signal, quiet: true }),
      ]);
      return { tasks, activities };
    },
  });
  const props = useMemo(
    () =>
      xml.data !== undefined && history.data
        ? { xml: xml.data, processInstance: instance, exactFlows: true, ...history.data }
        : undefined,
    [xml.data, history.data, instance],
  );
  const [ready, setReady] = useState(false);
  const onEvent = useCallback((type: string) => {
    if (type === 'gd-ready') setReady(true);
  }, []);
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => void onDrawn(), STILL);
    return () => clearTimeout(timer);
  }, [ready, history.data, onDrawn]);
  const error = xml.error ?? history.error;
  if (error && !props)
    return (
      <FailurePanel
        error={error}
        retry={() => {
          void xml.refetch();
          void history.refetch();
        }}
      />
    );
  if (!props) return <PageLoading />;
  return (
    <>
      <WidgetSlot className="gd-console-viewer-slot" load={loadViewer} props={props} onEvent={onEvent} onApi={onApi} />
      {picture && <img className="gd-approval-diagram-print" src={picture} alt={instance.name} />}
    </>
  );
}

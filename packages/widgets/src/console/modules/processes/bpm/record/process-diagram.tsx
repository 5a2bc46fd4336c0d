import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { APPROVALS } from '../approval/use-act.ts';
import { InstanceDiagram } from '../instance/instance-diagram.tsx';

const nothing = (): void => undefined;
const drawn = (): Promise<void> => Promise.resolve();

/** The diagram of one process of a record, with the state of every node. */
export function ProcessDiagram({ id }: { id: string }) {
  const { client } = useConsole();
  const found = useQuery({
    queryKey: [APPROVALS, 'record-diagram', id],
    queryFn: ({ signal }) => client.call(calls.workflow.instanceGet, { query: { id } }, { signal, quiet: true }),
  });
  if (found.data) return <InstanceDiagram instance={found.data} picture={undefined} onApi={nothing} onDrawn={drawn} />;
  return found.error ? <FailurePanel error={found.error} retry={() => void found.refetch()} /> : <PageLoading />;
}

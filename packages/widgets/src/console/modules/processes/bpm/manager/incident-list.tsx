import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../../ground/status/query-part.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';

/** Incidents of an instance, each with a button to retry what has failed. */
export function IncidentList({ id, mayRetry }: { id: string; mayRetry: boolean }) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useApprovalText();
  const { act } = useAct();
  const incidents = useQuery({
    queryKey: [APPROVALS, 'incidents', id],
    queryFn: ({ signal }) => client.call(calls.workflow.instanceIncidents, { query: { id } }, { signal, quiet: true }),
  });
  const retry = (incident_id: string) =>
    act(
      () => client.call(calls.workflow.instanceRetry, { body: { id, incident_id } }, { quiet: true }),
      text.retryDone,
    );
  return (
    <QueryPart query={incidents} empty={<p>{text.incidentsEmpty}</p>}>
      {(list) => (
        <ul className="gd-approval-incidents">
          {list.map((one) => (
            <li key={one.id}>
              <strong>{one.activity_name ?? one.activity_key}</strong> <small>{dateTime(one.create_time)}</small>
              <pre>{one.message}</pre>
              {mayRetry && (
                <Button size="small" onClick={() => void retry(one.id)}>
                  {text.retry}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryPart>
  );
}

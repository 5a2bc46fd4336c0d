import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useConsole } from '../../../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../../../ground/status/query-part.tsx';
import { APPROVALS } from '../../approval/use-act.ts';
import { EventDialog } from './event-dialog.tsx';
import { useEventText } from './text/index.ts';

interface WaitsListProps {
  process_instance_id: string;
  abilities: ReadonlySet<string>;
  maySend: boolean;
}

/** Messages and signals that an instance waits for, each with a button to send it. */
export function WaitsList({ process_instance_id, abilities, maySend }: WaitsListProps) {
  const { client } = useConsole();
  const text = useEventText();
  const [sending, setSending] = useState<{ kind: 'message' | 'signal'; name: string }>();
  const waits = useQuery({
    queryKey: [APPROVALS, 'waits', process_instance_id],
    queryFn: ({ signal }) =>
      client.call(calls.workflow.instanceWaits, { query: { id: process_instance_id } }, { signal, quiet: true }),
  });
  return (
    <>
      <h3>{text.waits}</h3>
      <QueryPart query={waits} empty={<p>{text.waitsEmpty}</p>}>
        {(list) => (
          <div className="gd-data-rows-value" tabIndex={0} role="group" aria-label={text.waits}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text.kind}</th>
                  <th scope="col">{text.name}</th>
                  <th scope="col">{text.node}</th>
                  {maySend && <th scope="col">{text.operation}</th>}
                </tr>
              </thead>
              <tbody>
                {list.map(({ id, kind, name, activity_name, activity_key }) => (
                  <tr key={id}>
                    <td>{text[`kind_${kind}`]}</td>
                    <td>{name}</td>
                    <td>{activity_name ?? activity_key}</td>
                    {maySend && (
                      <td>
                        <Button
                          type="link"
                          size="small"
                          className="gd-data-row-action"
                          aria-label={`${text.sendOne} ${name}`}
                          onClick={() => setSending({ kind, name })}
                        >
                          {text.sendOne}
                        </Button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryPart>
      {sending && (
        <EventDialog
          wait={{ ...sending, process_instance_id }}
          abilities={abilities}
          onClose={() => setSending(undefined)}
        />
      )}
    </>
  );
}

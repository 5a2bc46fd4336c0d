import { calls, type ProcessInstanceDetail } from '@gongdi/api';
import { fill, LIST_SEPARATOR, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Space } from 'antd';
import { useState } from 'react';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { QueryPart } from '../../../../ground/status/query-part.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS, useAct } from '../approval/use-act.ts';
import { useEventText } from './events/text/index.ts';
import { WaitsList } from './events/waits-list.tsx';
import { InterveneDialog, type Intervention } from './intervene-dialog.tsx';
import { MigrateDialog } from './migrate-dialog.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';

/** What only administrators see of an instance: variables, incidents, and ways to put it right. */
export function AdminPanel({ instance }: { instance: ProcessInstanceDetail }) {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useApprovalText();
  const events = useEventText();
  const lang = useLang();
  const permitted = usePermissions();
  const may = instance.can_intervene;
  const { act } = useAct();
  const [doing, setDoing] = useState<Intervention | 'migrate'>();
  const { id } = instance;
  const quiet = (signal: AbortSignal) => ({ signal, quiet: true });
  const engine = useQuery({
    queryKey: ['engine'],
    queryFn: ({ signal }) => client.call(calls.workflow.engineInfo, {}, quiet(signal)),
    staleTime: Infinity,
  });
  const variables = useQuery({
    queryKey: [APPROVALS, 'variables', id],
    queryFn: ({ signal }) => client.call(calls.workflow.instanceVariables, { query: { id } }, quiet(signal)),
  });
  const incidents = useQuery({
    queryKey: [APPROVALS, 'incidents', id],
    queryFn: ({ signal }) => client.call(calls.workflow.instanceIncidents, { query: { id } }, quiet(signal)),
  });
  const can = new Set(engine.data?.abilities);
  const running = instance.status === 1;
  const ways = [
    { key: 'variables', ability: 'variables', label: text.variableEdit },
    { key: 'jump', ability: 'move', label: text.jump },
    { key: 'migrate', ability: 'migrate', label: text.migrate },
    {
      key: instance.suspended ? 'resume' : 'suspend',
      ability: 'suspend',
      label: instance.suspended ? text.resume : text.suspend,
    },
  ] as const;
  const known = [
    ...ways,
    { ability: 'retry', label: text.retry },
    { ability: 'waits', label: events.waits },
    { ability: 'signers', label: `${text.createSign}${LIST_SEPARATOR[lang]}${text.deleteSign}` },
  ];
  const lacking = engine.data ? known.filter((way) => !can.has(way.ability)) : [];
  return (
    <section className="gd-panel gd-admin-panel">
      <div className="gd-panel-title">
        <h2>{text.intervene}</h2>
        {may && (
          <Space className="gd-end" wrap>
            {ways
              .filter((way) => can.has(way.ability))
              .map((way) => (
                <Button key={way.key} onClick={() => setDoing(way.key)}>
                  {way.label}
                </Button>
              ))}
          </Space>
        )}
      </div>
      {lacking.length > 0 && (
        <p>{fill(text.engineLacks, { what: lacking.map((way) => way.label).join(LIST_SEPARATOR[lang]) })}</p>
      )}
      {running && can.has('waits') && (
        <WaitsList
          process_instance_id={id}
          abilities={can}
          maySend={permitted(permission('bpm-process-manager', 'message'))}
        />
      )}
      <h3>{text.incidents}</h3>
      <QueryPart query={incidents} empty={<p>{text.incidentsEmpty}</p>}>
        {(list) => (
          <ul className="gd-incidents">
            {list.map((one) => (
              <li key={one.id}>
                <strong>{one.activity_name ?? one.activity_key}</strong> <small>{dateTime(one.create_time)}</small>
                <pre>{one.message}</pre>
                {may && can.has('retry') && (
                  <Button
                    size="small"
                    onClick={() =>
                      void act(
                        () =>
                          client.call(
                            calls.workflow.instanceRetry,
                            { body: { id, incident_id: one.id } },
                            { quiet: true },
                          ),
                        text.retryDone,
                      )
                    }
                  >
                    {text.retry}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
      <h3>{text.variables}</h3>
      <QueryPart
        query={variables}
        empty={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.variablesEmpty} />}
      >
        {(list) => (
          <div className="gd-rows-value" tabIndex={0} role="group" aria-label={text.variables}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text.variableName}</th>
                  <th scope="col">{text.variableType}</th>
                  <th scope="col">{text.variableValue}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((one) => (
                  <tr key={one.name}>
                    <td>{one.name}</td>
                    <td>{one.type}</td>
                    <td>
                      <code>{JSON.stringify(one.value)}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryPart>
      {doing === 'migrate' && <MigrateDialog instances={[instance]} onClose={() => setDoing(undefined)} />}
      {doing && doing !== 'migrate' && (
        <InterveneDialog instance={instance} how={doing} onClose={() => setDoing(undefined)} />
      )}
    </section>
  );
}

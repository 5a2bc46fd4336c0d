import { calls, type ProcessInstanceDetail } from '@gongdi/api';
import { fill, LIST_SEPARATOR, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useEventText } from './events/text/index.ts';
import { WaitsList } from './events/waits-list.tsx';
import { IncidentList } from './incident-list.tsx';
import { InterveneDialog } from './intervene-dialog.tsx';
import { interventionsOf, type Intervention } from './intervention.ts';
import { MigrateDialog } from './migrate-dialog.tsx';
import { VariableTable } from './variable-table.tsx';

/** Panel for administrators: variables and incidents of an instance, and actions to repair it. */
export function AdminPanel({ instance }: { instance: ProcessInstanceDetail }) {
  const { client } = useConsole();
  const text = useApprovalText();
  const events = useEventText();
  const lang = useLang();
  const permitted = usePermissions();
  const may = instance.can_intervene;
  const [doing, setDoing] = useState<Intervention | 'migrate'>();
  const { id } = instance;
  const engine = useQuery({
    queryKey: ['engine'],
    queryFn: ({ signal }) => client.call(calls.workflow.engineInfo, {}, { signal, quiet: true }),
    staleTime: Infinity,
  });
  const can: ReadonlySet<string> = new Set(engine.data?.abilities);
  const ways = interventionsOf(instance, text);
  const known = [
    ...ways,
    { ability: 'retry', label: text.retry },
    { ability: 'waits', label: events.waits },
    { ability: 'signers', label: `${text.createSign}${LIST_SEPARATOR[lang]}${text.deleteSign}` },
  ];
  const lacking = engine.data ? known.filter((way) => !can.has(way.ability)) : [];
  return (
    <section className="gd-data-panel gd-approval-admin-panel">
      <div className="gd-data-panel-title">
        <h2>{text.intervene}</h2>
        {may && (
          <Space className="gd-data-end" wrap>
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
      {instance.status === 1 && can.has('waits') && (
        <WaitsList
          process_instance_id={id}
          abilities={can}
          maySend={permitted(permission('bpm-process-manager', 'message'))}
        />
      )}
      <h3>{text.incidents}</h3>
      <IncidentList id={id} mayRetry={may && can.has('retry')} />
      <h3>{text.variables}</h3>
      <VariableTable id={id} />
      {doing === 'migrate' && <MigrateDialog instances={[instance]} onClose={() => setDoing(undefined)} />}
      {doing && doing !== 'migrate' && (
        <InterveneDialog instance={instance} how={doing} onClose={() => setDoing(undefined)} />
      )}
    </section>
  );
}

import { calls, type ManagedInstance } from '@gongdi/api';
import { permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useSelection } from '../../../../../kit/grid/select/use-selection.ts';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { CATEGORY, labelOf, RESULT, STATUS } from '../approval/fields.ts';
import { useApprovalText } from '../approval/text/index.ts';
import { APPROVALS } from '../approval/use-act.ts';
import { CancelDialog } from '../approval/cancel-dialog.tsx';
import { EventDialog } from './events/event-dialog.tsx';
import { useEventText } from './events/text/index.ts';
import { managedColumns } from './managed-columns.tsx';
import { MENU } from './managed-actions.ts';
import { MigrateDialog } from './migrate-dialog.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { LISTS } from '../stored/storage-keys.ts';

const KEY = [APPROVALS, 'managed'];

const FILTERS: readonly QueryField[] = [
  { name: 'name', kind: 'text', label: labelOf('processName'), query: 'like', maxLength: 128 },
  { name: 'business_key', kind: 'text', label: labelOf('businessKey'), query: 'like', maxLength: 128 },
  { name: 'status', label: labelOf('status'), query: 'eq', ...STATUS },
  { name: 'result', label: labelOf('result'), query: 'eq', ...RESULT },
  { name: 'category', label: labelOf('category'), query: 'eq', ...CATEGORY },
  { name: 'create_time', kind: 'date', label: labelOf('submitTime'), query: 'between' },
];

/** List of the instances of all organisations that an administrator may see. */
export function ManagedInstancesPage() {
  const { client } = useConsole();
  const text = useApprovalText();
  const events = useEventText();
  const may = usePermissions();
  const selection = useSelection<ManagedInstance>(useCallback((row: ManagedInstance) => row.name, []));
  const [cancelling, setCancelling] = useState<ManagedInstance>();
  const [migrating, setMigrating] = useState(false);
  const columns = useMemo(() => managedColumns(text, setCancelling), [text]);
  const [sending, setSending] = useState(false);
  const engine = useQuery({
    queryKey: ['engine'],
    queryFn: ({ signal }) => client.call(calls.workflow.engineInfo, {}, { signal, quiet: true }),
    staleTime: Infinity,
  });
  const abilities = new Set(engine.data?.abilities);
  const running = selection.rows.filter((row) => row.status === 1 && row.writable);
  return (
    <PagedList<ManagedInstance>
      name={LISTS.managed}
      title={text.managerTitle}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.instanceManagerPage, { query }, options)}
      actions={
        may(permission(MENU, 'message')) &&
        abilities.has('messages') && <Button onClick={() => setSending(true)}>{events.send}</Button>
      }
      selection={may(permission(MENU, 'update')) ? selection : undefined}
      selectionActions={
        <Button size="small" disabled={running.length === 0} onClick={() => setMigrating(true)}>
          {text.migrate}
        </Button>
      }
    >
      {sending && <EventDialog abilities={abilities} onClose={() => setSending(false)} />}
      {cancelling && <CancelDialog instance={cancelling} asAdmin onClose={() => setCancelling(undefined)} />}
      {migrating && <MigrateDialog instances={running} onClose={() => setMigrating(false)} />}
    </PagedList>
  );
}

import { calls, type ProcessDefinition } from '@gongdi/api';
import { EMPTY, fill, modelCategory, permission, suspensionState } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Space, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { FieldValue } from '../../../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useWayBack } from '../../../../ground/page/way-back.ts';
import { bpmLabel, useBpmText } from '../text/index.ts';
import { WithBusinessForm } from '../business/with-business-form.tsx';
import { DefinitionDialog } from './definition-dialog.tsx';
import { fieldColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { LISTS } from '../stored/storage-keys.ts';

const CATEGORY = { kind: 'code', dict: modelCategory.dict_type } as const;
const STATE = { kind: 'code', dict: suspensionState.dict_type } as const;

const KEY = ['bpm-definitions'];

const FILTERS: readonly QueryField[] = [
  { name: 'key', kind: 'text', label: bpmLabel('definitionKey'), query: 'eq', maxLength: 128 },
  { name: 'suspension_state', label: bpmLabel('definitionState'), query: 'eq', ...STATE },
];

/** List of the deployed versions of one process or of all processes. */
export function DefinitionListPage() {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useBpmText();
  const lang = useLang();
  const queries = useQueryClient();
  const leave = useWayBack('/bpm/manager/model');
  const [shown, setShown] = useState<ProcessDefinition | null>(null);
  const refresh = useCallback(() => {
    void queries.invalidateQueries({ queryKey: KEY });
    void queries.invalidateQueries({ queryKey: ['models'] });
  }, [queries]);
  const columns = useMemo(
    (): GridColumn<ProcessDefinition>[] => [
      { key: 'key', title: text.definitionKey, width: 180, fixed: 'left', render: (row) => row.key },
      { key: 'name', title: text.definitionName, width: 200, render: (row) => row.name },
      { key: 'version', title: text.definitionVersion, width: 90, render: (row) => <Tag>{`v${row.version}`}</Tag> },
      fieldColumn('category', bpmLabel('definitionCategory')[lang], 110, CATEGORY),
      {
        key: 'form',
        title: text.formInfo,
        width: 170,
        render: (row) =>
          row.form_name ?? (
            <WithBusinessForm create={row.form_custom_create_path} waiting={row.form_custom_create_path}>
              {(resource) => resource?.label[lang] ?? row.form_custom_create_path ?? EMPTY}
            </WithBusinessForm>
          ),
      },
      {
        key: 'state',
        title: text.definitionState,
        width: 110,
        render: (row) => <FieldValue field={STATE} value={row.suspension_state} />,
      },
      { key: 'time', title: text.definitionTime, width: 180, render: (row) => dateTime(row.deployment_time) },
      { key: 'description', title: text.definitionDescription, width: 220, render: (row) => row.description ?? EMPTY },
      {
        key: 'operation',
        title: text.operation,
        width: lang === 'zh' ? 120 : 150,
        fixed: 'right',
        render: (row) => <DefinitionActions definition={row} onView={() => setShown(row)} onChanged={refresh} />,
      },
    ],
    [text, lang, refresh, dateTime],
  );
  return (
    <PagedList<ProcessDefinition>
      name={LISTS.definitions}
      title={text.definitions}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.definitionPage, { query }, options)}
      actions={<Button onClick={leave}>{text.back}</Button>}
      onRefresh={refresh}
    >
      {shown && <DefinitionDialog definition={shown} onClose={() => setShown(null)} />}
    </PagedList>
  );
}

interface DefinitionActionsProps {
  definition: ProcessDefinition;
  onView: () => void;
  onChanged: () => void;
}

function DefinitionActions({ definition, onView, onChanged }: DefinitionActionsProps) {
  const { client } = useConsole();
  const text = useBpmText();
  const { modal, message } = App.useApp();
  const active = definition.suspension_state === 1;
  const change = async () => {
    const name = `${definition.name} v${definition.version}`;
    await modal.confirm({
      title: fill(active ? text.suspendConfirm : text.activateConfirm, { name }),
      content: active ? text.suspendConsequence : text.activateConsequence,
      okText: text.confirm,
      cancelText: text.cancel,
      onOk: async () => {
        await client.call(calls.workflow.definitionUpdateState, { body: { id: definition.id, state: active ? 2 : 1 } });
        void message.success(active ? text.suspendDone : text.activateDone);
        onChanged();
      },
    });
  };
  return (
    <Space size={12}>
      <Button type="link" size="small" className="gd-data-row-action" onClick={onView}>
        {text.definitionView}
      </Button>
      <Permitted code={permission('bpm-model', 'deploy')}>
        <Button type="link" size="small" className="gd-data-row-action" danger={active} onClick={() => void change()}>
          {active ? text.definitionSuspend : text.definitionActivate}
        </Button>
      </Permitted>
    </Space>
  );
}

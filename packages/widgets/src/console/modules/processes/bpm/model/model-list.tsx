import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { calls, type ProcessModel } from '@gongdi/api';
import { EMPTY, modelCategory, permission } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { BUSY } from '../../../../../kit/layout/busy.tsx';
import { useDictionaries } from '../../../../../kit/data/index.ts';
import type { GridColumn } from '../../../../../kit/grid/data-grid.tsx';
import type { QueryField } from '../../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang, useText } from '../../../../ground/context/console-context.tsx';
import { labelOf } from '../../../../ground/text/index.ts';
import { useBpmText } from '../text/index.ts';
import { useImportModel } from './import-model.ts';
import { ActivationSwitch, ModelActions } from './model-actions.tsx';
import { ModelDialog } from './model-dialog.tsx';
import { FormLink } from './form-link.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { timeColumn } from '../../../../generic/paged-list/columns.tsx';
import { PagedList } from '../../../../generic/paged-list/paged-list.tsx';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { LISTS } from '../stored/storage-keys.ts';

const MENU = 'bpm-model';

const KEY = ['models'];

const FILTERS: readonly QueryField[] = [
  { name: 'key', kind: 'text', label: labelOf('modelKey'), query: 'like', maxLength: 128 },
  { name: 'name', kind: 'text', label: labelOf('modelName'), query: 'like', maxLength: 128 },
  { name: 'category', kind: 'code', dict: modelCategory.dict_type, label: labelOf('modelCategory'), query: 'eq' },
];

/** List of process models, with actions to create, import, change, design, assign, deploy, suspend and delete them. */
export function ModelListPage() {
  const { dateTime } = useTimes();
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const dictionaries = useDictionaries();
  const queries = useQueryClient();
  const own = useBpmText();
  const [edited, setEdited] = useState<{ model: ProcessModel | null } | null>(null);
  const [ruled, setRuled] = useState<ProcessModel | null>(null);
  const importModel = useImportModel();
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: KEY }), [queries]);
  const columns = useMemo((): GridColumn<ProcessModel>[] => {
    const category = dictionaries.of(modelCategory.dict_type);
    return [
      { key: 'key', title: text.modelKey, width: 180, fixed: 'left', render: (row) => row.key },
      { key: 'name', title: text.modelName, width: 180, render: (row) => row.name },
      {
        key: 'category',
        title: text.modelCategory,
        width: 110,
        render: (row) => category.entries.find((entry) => entry.value === row.category)?.label[lang] ?? EMPTY,
      },
      { key: 'form', title: own.formInfo, width: 150, render: (row) => <FormLink model={row} /> },
      timeColumn('create_time', text.createTime),
      {
        key: 'version',
        title: text.modelVersion,
        width: 110,
        render: (row) =>
          row.process_definition ? (
            <Tag color="success">{`v${row.process_definition.version}`}</Tag>
          ) : (
            <Tag>{text.modelNotDeployed}</Tag>
          ),
      },
      {
        key: 'state',
        title: own.activation,
        width: 120,
        render: (row) => <ActivationSwitch model={row} onChanged={refresh} />,
      },
      {
        key: 'deployed',
        title: text.modelDeployed,
        width: 180,
        render: (row) => dateTime(row.process_definition?.deployment_time),
      },
      {
        key: 'operation',
        title: text.operation,
        width: lang === 'zh' ? 426 : 450,
        fixed: 'right',
        render: (row) => (
          <ModelActions
            model={row}
            onEdit={() => setEdited({ model: row })}
            onRules={() => setRuled(row)}
            onChanged={refresh}
          />
        ),
      },
    ];
  }, [text, own, lang, dictionaries, refresh, dateTime]);
  return (
    <PagedList<ProcessModel>
      name={LISTS.models}
      title={text.models}
      columns={columns}
      filters={FILTERS}
      queryKey={KEY}
      load={(query, options) => client.call(calls.workflow.modelPage, { query }, options)}
      actions={
        <>
          <Permitted code={permission(MENU, 'create')}>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({ model: null })}>
              {text.modelCreate}
            </Button>
          </Permitted>
          <Permitted code={permission(MENU, 'import')}>
            <Button
              icon={<ImportOutlined aria-hidden />}
              loading={importModel.busy && BUSY}
              onClick={importModel.choose}
              title={text.modelImportHint}
            >
              {text.modelImport}
            </Button>
          </Permitted>
        </>
      }
    >
      {edited && <ModelDialog model={edited.model} onSaved={refresh} onClose={() => setEdited(null)} />}
      {ruled && <RulesDialog model={ruled} onClose={() => setRuled(null)} />}
    </PagedList>
  );
}

import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { calls, type ProcessModel } from '@gongdi/api';
import { dateTime, EMPTY, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { QueryForm, type QueryField } from '../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang, useText } from '../../../context/console-context.tsx';
import { labelOf } from '../../../text/index.ts';
import { useAddressQuery } from '../../resource/address-query.ts';
import { isRefused } from '../../status/is-refused.ts';
import { FailurePanel } from '../../status/route-error.tsx';
import { useBpmText } from '../text/index.ts';
import { useImportModel } from './import-model.ts';
import { ActivationSwitch, ModelActions } from './model-actions.tsx';
import { ModelDialog } from './model-dialog.tsx';
import { FormLink } from './form-link.tsx';
import { RulesDialog } from './rules-dialog.tsx';

const MENU = 'bpm-model';

const FILTERS: readonly QueryField[] = [
  { name: 'key', kind: 'text', label: labelOf('modelKey'), query: 'like', maxLength: 128 },
  { name: 'name', kind: 'text', label: labelOf('modelName'), query: 'like', maxLength: 128 },
  { name: 'category', kind: 'code', dict: 'bpm_model_category', label: labelOf('modelCategory'), query: 'eq' },
];

/** Process models: create, import, change, design, assign, deploy, suspend, delete. */
export function ModelListPage() {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const dictionaries = useDictionaries();
  const queries = useQueryClient();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const own = useBpmText();
  const [edited, setEdited] = useState<{ model: ProcessModel | null } | null>(null);
  const [ruled, setRuled] = useState<ProcessModel | null>(null);
  const importModel = useImportModel();
  const list = useQuery({
    queryKey: ['models', grid, filters],
    queryFn: ({ signal }) =>
      client.call(
        calls.workflow.modelPage,
        { query: { ...filters, page: grid.page, page_size: grid.page_size } },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: ['models'] }), [queries]);
  const columns = useMemo((): GridColumn<ProcessModel>[] => {
    const category = dictionaries.of('bpm_model_category');
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
      { key: 'create_time', title: text.createTime, width: 180, render: (row) => dateTime(row.create_time) },
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
        width: lang === 'zh' ? 386 : 400,
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
  }, [text, own, lang, dictionaries, refresh]);
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={refresh} />;
  return (
    <div className="gd-page">
      <div className="gd-panel">
        <QueryForm fields={FILTERS} values={filters} onSearch={setFilters} />
      </div>
      <DataGrid<ProcessModel>
        name={MENU}
        title={text.models}
        columns={columns}
        rowKey="id"
        rows={list.data?.list}
        total={list.data?.total ?? 0}
        capped={list.data?.total_capped ?? false}
        loading={list.isFetching}
        error={list.error}
        query={grid}
        filtered={Object.keys(filters).length > 0}
        onQuery={setGrid}
        onRefresh={refresh}
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
      />
      {edited && <ModelDialog model={edited.model} onSaved={refresh} onClose={() => setEdited(null)} />}
      {ruled && <RulesDialog model={ruled} onClose={() => setRuled(null)} />}
    </div>
  );
}

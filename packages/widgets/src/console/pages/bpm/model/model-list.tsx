import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { calls, type ProcessModel } from '@gongdi/api';
import { dateTime, EMPTY, fill, permission } from '@gongdi/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Space, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { QueryForm, type QueryField } from '../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang, useText } from '../../../context/console-context.tsx';
import { useFocusRescue } from '../../../shell/page-focus.ts';
import { COMES_BACK } from '../../../shell/way-back.ts';
import { labelOf } from '../../../text/index.ts';
import { useAddressQuery } from '../../resource/address-query.ts';
import { CreateModelDialog } from './create-model.tsx';
import { isRefused } from '../../status/is-refused.ts';
import { FailurePanel } from '../../status/route-error.tsx';
import { useImportModel } from './import-model.ts';

const MENU = 'bpm-model';

const FILTERS: readonly QueryField[] = [
  { name: 'key', kind: 'text', label: labelOf('modelKey'), query: 'like', maxLength: 128 },
  { name: 'name', kind: 'text', label: labelOf('modelName'), query: 'like', maxLength: 128 },
  { name: 'category', kind: 'code', dict: 'bpm_model_category', label: labelOf('modelCategory'), query: 'eq' },
];

/** Process models: create, import, design, deploy, delete. */
export function ModelListPage() {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const dictionaries = useDictionaries();
  const queries = useQueryClient();
  const { grid, filters, setGrid, setFilters } = useAddressQuery();
  const [creating, setCreating] = useState(false);
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
      { key: 'name', title: text.modelName, width: 220, render: (row) => row.name },
      {
        key: 'category',
        title: text.modelCategory,
        width: 110,
        render: (row) => category.entries.find((entry) => entry.value === row.category)?.label[lang] ?? EMPTY,
      },
      { key: 'flavour', title: text.modelFlavour, width: 110, render: (row) => row.flavour },
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
        key: 'deployed',
        title: text.modelDeployed,
        width: 180,
        render: (row) => dateTime(row.process_definition?.deployment_time),
      },
      {
        key: 'operation',
        title: text.operation,
        width: lang === 'zh' ? 220 : 230,
        fixed: 'right',
        render: (row) => <ModelActions model={row} onChanged={refresh} />,
      },
    ];
  }, [text, lang, dictionaries, refresh]);
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
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
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
      {creating && <CreateModelDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

function ModelActions({ model, onChanged }: { model: ProcessModel; onChanged: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const { modal, message } = App.useApp();
  const rescueFocus = useFocusRescue();
  // Awaited, a refusal leaves the dialog open; the client has shown why.
  const deploy = async () => {
    await modal.confirm({
      title: fill(text.modelDeployConfirm, { name: model.name }),
      okText: text.modelDeploy,
      cancelText: text.cancel,
      onOk: async () => {
        const result = await client.call(calls.workflow.modelDeploy, { query: { id: model.id } });
        void message.success(fill(text.modelDeployDone, { version: result.version }));
        onChanged();
      },
    });
  };
  const remove = async () => {
    await modal.confirm({
      title: fill(text.modelDeleteConfirm, { name: model.name }),
      content: text.modelDeleteConsequence,
      okText: text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        await client.call(calls.workflow.modelDelete, { query: { id: model.id } });
        void message.success(text.deleted);
        onChanged();
      },
      afterClose: rescueFocus,
    });
  };
  return (
    <Space size={12}>
      <Permitted code={permission(MENU, 'update')}>
        <Link to={`/bpm/manager/model/design?id=${encodeURIComponent(model.id)}`} state={COMES_BACK}>
          {text.modelDesign}
        </Link>
      </Permitted>
      <Permitted code={permission(MENU, 'deploy')}>
        <Button type="link" size="small" className="gd-row-action" onClick={() => void deploy()}>
          {text.modelDeploy}
        </Button>
      </Permitted>
      <Permitted code={permission(MENU, 'delete')}>
        <Button type="link" danger size="small" className="gd-row-action" onClick={() => void remove()}>
          {text.delete}
        </Button>
      </Permitted>
    </Space>
  );
}

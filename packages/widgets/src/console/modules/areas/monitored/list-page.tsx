import { ControlOutlined, PlusOutlined } from '@ant-design/icons';
import { areaCallsOf, type AreaRow } from '@gongdi/api';
import { AREA_CHILD_LABELS, areaFormOf, fill, permission, queryFieldsOf, type AreaType } from '@gongdi/domain';
import { App, Button, Space } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gridRows } from '../../../../kit/grid/grid-rows.ts';
import { DataGrid, type GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { resourceColumns } from '../../../../kit/grid/resource-columns.tsx';
import { QueryForm } from '../../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang, usePermissions, useText } from '../../../ground/context/console-context.tsx';
import { useFocusRescue } from '../../../ground/page/page-focus.ts';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { ProjectNote } from '../../../generic/project/index.tsx';
import { useAddressQuery } from '../../../generic/address-query.ts';
import { isRefused } from '../../../ground/status/is-refused.ts';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { childPath, openChildren } from './children.ts';
import { useAreaText } from './text/index.ts';
import { useAreaList, useMarkAreas } from './use-area.ts';
import { WarningDialog } from './warning-dialog.tsx';
import { useTimes } from '../../../../kit/clock/index.ts';
import { areaList } from './storage-keys.ts';
import { useAreaSheet } from './use-area-sheet.ts';

/** List of the areas of a type. Lists without pages contain all areas (console specification, section 9). */
export function AreaListPage({ area }: { area: AreaType }) {
  useAreaSheet();
  const { dateTime } = useTimes();
  const lang = useLang();
  const text = useText();
  const words = useAreaText();
  const may = usePermissions();
  const navigate = useNavigate();
  const resource = areaFormOf(area);
  const fields = useMemo(() => queryFieldsOf(resource), [resource]);
  const query = useAddressQuery(fields);
  const { grid, filters, setGrid, setFilters } = query;
  const [warning, setWarning] = useState(false);
  const list = useAreaList(area, area.paged ? { ...filters, page: grid.page, page_size: grid.page_size } : filters);
  const columns = useMemo((): GridColumn<AreaRow>[] => {
    const own = resourceColumns(resource, lang) as GridColumn<AreaRow>[];
    const children = openChildren(area, may);
    const acts = (['detail', 'edit', 'delete'] as const).filter((one) => may(permission(area.path, one)));
    const wide =
      lang === 'zh' ? 24 + acts.length * 44 + children.length * 76 : 24 + acts.length * 60 + children.length * 120;
    return [
      ...own.map((column) => ({ ...column, sort: false })),
      { key: 'point_total', title: words.points, width: 90, render: (row) => row.point_total },
      { key: 'updated_at', title: text.updatedAt, width: 180, render: (row) => dateTime(row.updated_at) },
      {
        key: 'operation',
        title: text.operation,
        width: wide,
        fixed: 'right',
        render: (row) => <RowActions area={area} row={row} />,
      },
    ];
  }, [area, resource, lang, may, text, words, dateTime]);
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  const rows = list.data?.list;
  return (
    <div className="gd-console-page">
      <ProjectNote fields={fields} {...query} />
      <div className="gd-data-panel">
        <QueryForm fields={query.asked} values={query.own} onSearch={setFilters} />
      </div>
      <DataGrid<AreaRow>
        name={areaList(area.name)}
        title={fill(words.list, { label: area.label[lang] })}
        columns={columns}
        rowKey="id"
        {...gridRows(list)}
        // A list without pages is one page with all rows.
        query={area.paged ? grid : { page: 1, page_size: Math.max(10, rows?.length ?? 0) }}
        paged={area.paged}
        filtered={Object.keys(filters).length > 0}
        onQuery={setGrid}
        onRefresh={() => void list.refetch()}
        actions={
          <>
            <Permitted code={permission(area.path, 'add')}>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => void navigate(`/${area.path}/add`, { state: COMES_BACK })}
              >
                {text.add}
              </Button>
            </Permitted>
            {area.endpoints.warning && (
              <Permitted code={permission(area.path, 'warning')}>
                <Button icon={<ControlOutlined aria-hidden />} onClick={() => setWarning(true)}>
                  {words.warning}
                </Button>
              </Permitted>
            )}
          </>
        }
      />
      {warning && <WarningDialog area={area} onClose={() => setWarning(false)} />}
    </div>
  );
}

function RowActions({ area, row }: { area: AreaType; row: AreaRow }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useText();
  const words = useAreaText();
  const may = usePermissions();
  const { modal, message } = App.useApp();
  const mark = useMarkAreas(area);
  const rescueFocus = useFocusRescue();
  const id = encodeURIComponent(row.id);
  const remove = () =>
    void modal.confirm({
      title: fill(text.deleteConfirm, { label: fill(words.list, { label: area.label[lang] }), name: row.area_name }),
      content: words.deleteText,
      okText: text.delete,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: async () => {
        const call = areaCallsOf(area).delete;
        await client.call(call, call.input.params ? { params: { id: row.id } } : { query: { area_id: row.id } });
        void message.success(text.deleted);
        await mark('now');
      },
      afterClose: rescueFocus,
    });
  const link = (path: string, label: string) => (
    <Link key={path} to={`${path}?id=${id}`} state={COMES_BACK}>
      {label}
    </Link>
  );
  return (
    <Space size={12}>
      {may(permission(area.path, 'detail')) && link(`/${area.path}/detail`, text.detail)}
      {may(permission(area.path, 'edit')) && link(`/${area.path}/edit`, text.edit)}
      {openChildren(area, may).map((child) => link(childPath(area, child), AREA_CHILD_LABELS[child][lang]))}
      {may(permission(area.path, 'delete')) && (
        <Button type="link" danger size="small" className="gd-data-row-action" onClick={remove}>
          {text.delete}
        </Button>
      )}
    </Space>
  );
}

import { ExportOutlined, FileWordOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { resourceCalls } from '@gongdi/api';
import { permission, personalOf, queryFieldsOf, stepsOf, titleOf, type AnyResource } from '@gongdi/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { DataGrid, type GridColumn, type GridQuery } from '../../../kit/grid/data-grid.tsx';
import { gridRows } from '../../../kit/grid/grid-rows.ts';
import { resourceColumns } from '../../../kit/grid/resource-columns.tsx';
import { ImportDialog } from '../../../kit/import-dialog/import-dialog.tsx';
import { QueryForm } from '../../../kit/query-form/query-form.tsx';
import { Permitted, useConsole, useLang, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { prepareOffline } from './prepare.ts';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';
import { useAddressQuery } from '../address-query.ts';
import { EditModeMenu } from '../../../kit/grid/editing/edit-mode-menu.tsx';
import { useSelection } from '../../../kit/grid/select/use-selection.ts';
import { fileNameOf } from '../../../kit/file/file-name.ts';
import { saveBlob } from '../../../kit/file/save-blob.ts';
import { BulkActions } from './bulk-actions.tsx';
import { RowActions } from './row-actions.tsx';
import { joined } from '../../ground/text/index.ts';
import { COMES_BACK, type BEGINS_IMPORT } from '../../ground/page/way-back.ts';
import { isRefused } from '../../ground/status/is-refused.ts';
import { useScreen, type ScreenColumns, type ScreenRow } from './screen.ts';
import { WholeExportButton } from './whole-export-button.tsx';
import { useListEditing } from './use-list-editing.ts';
import { useMarkStale } from '../use-record.ts';
import { useReveal } from './use-reveal.ts';

/** Room of the button for the next step, pixels. */
const STEP_WIDTH = 96;

const Plain: NonNullable<ScreenColumns['Around']> = ({ children }) => children;

/** Opens the import for whoever came to begin one; coming back to this page later begins none. */
function useBeginImport(open: (importing: boolean) => void, allowed: boolean): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const begins = (state as Partial<typeof BEGINS_IMPORT> | null)?.beginsImport === true;
  useEffect(() => {
    if (!begins) return;
    if (allowed) open(true);
    void navigate({ pathname, search }, { replace: true, state: COMES_BACK });
  }, [begins, allowed, open, navigate, pathname, search]);
}

/** List of any resource: query form, grid, and the buttons that the user's permissions allow. */
export function ListPage({ resource }: { resource: AnyResource }) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const may = usePermissions();
  const navigate = useNavigate();
  const markStale = useMarkStale(resource);
  const { message } = App.useApp();
  const fields = useMemo(() => queryFieldsOf(resource), [resource]);
  const { grid, filters, pristine, setGrid, setFilters, setQuery } = useAddressQuery(fields);
  const screen = useScreen();
  const selection = useSelection<ScreenRow>(useCallback((row: ScreenRow) => titleOf(resource, row), [resource]));
  const editing = useListEditing(resource);
  const views = useMemo(
    () => ({
      filters,
      pristine,
      apply: (next: Record<string, string>, query: GridQuery, replace: boolean) =>
        setQuery({ grid: query, filters: next }, replace),
    }),
    [filters, pristine, setQuery],
  );
  const [importing, setImporting] = useState(false);
  useBeginImport(setImporting, may(permission(resource.name, 'import')));
  const [exporting, setExporting] = useState(false);
  const calls = resourceCalls(resource);
  const list = useQuery({
    queryKey: ['list', resource.name, grid, filters],
    queryFn: ({ signal }) => client.call(calls.list!, { query: { ...filters, ...grid } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const queries = useQueryClient();
  useEffect(() => void prepareOffline(resource, client, queries), [resource, client, queries]);
  const refresh = () => void markStale('now');
  const reveal = useReveal(resource);

  const columns = useMemo((): GridColumn<ScreenRow>[] => {
    const acts = (['detail', 'edit', 'delete'] as const).filter(
      (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
    );
    const fieldColumns = (resourceColumns(resource, lang, reveal) as GridColumn<ScreenRow>[]).map((column) =>
      column.field && personalOf(column.field) && !reveal ? { ...column, sort: false } : column,
    );
    const own = screen.columns?.extend(fieldColumns, lang) ?? fieldColumns;
    const steps = stepsOf(resource).some(({ name }) => may(permission(resource.name, name)));
    if (acts.length === 0 && !steps && !screen.rowActions) return own;
    const words = lang === 'zh' ? 40 + acts.length * 44 : 48 + acts.length * 60;
    const width = words + (steps ? STEP_WIDTH : 0) + (screen.rowActions?.width ?? 0);
    return [
      ...own,
      {
        key: 'operation',
        title: text.operation,
        width,
        fixed: 'right',
        render: (row) => <RowActions resource={resource} row={row} operations={acts} />,
      },
    ];
  }, [resource, lang, may, text, reveal, screen]);

  /** Everything that matches, or the chosen records. */
  const exportRows = async (how: 'export' | 'word', ids?: readonly string[], personal?: '1') => {
    setExporting(true);
    const close = message.loading(text.exporting, 0);
    try {
      const { sort, order } = grid;
      const query = { ...(ids ? { ids: ids.join(',') } : { ...filters, sort, order }), personal };
      const answer = await client.open(calls[how]!, { query });
      saveBlob(
        await answer.blob(),
        fileNameOf(answer.headers, `${resource.label[lang]}.${how === 'word' ? 'docx' : 'xlsx'}`),
      );
      void message.success(text.exported);
    } catch {
      // The client has shown why.
    } finally {
      close();
      setExporting(false);
    }
  };

  const Around = screen.columns?.Around ?? Plain;
  const choosable = (['delete', 'export', 'word'] as const).some(
    (operation) => calls[operation] && may(permission(resource.name, operation)),
  );
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  return (
    <div className="gd-page">
      {fields.length > 0 && (
        <div className="gd-panel">
          <QueryForm fields={fields} values={filters} onSearch={setFilters} />
        </div>
      )}
      <Around rows={list.data?.list}>
        <DataGrid<ScreenRow>
          name={resource.name}
          title={joined(lang, resource.label[lang], text.list)}
          columns={columns}
          rowKey="id"
          {...gridRows(list)}
          query={grid}
          filtered={Object.keys(filters).length > 0}
          onQuery={setGrid}
          onRefresh={refresh}
          selection={choosable ? selection : undefined}
          selectionActions={
            <BulkActions resource={resource} selection={selection} onExport={(how, ids) => void exportRows(how, ids)} />
          }
          views={views}
          editing={editing.editing}
          tools={editing.offered && <EditModeMenu mode={editing.mode} onMode={editing.setMode} />}
          actions={
            <>
              {calls.add && (
                <Permitted code={permission(resource.name, 'add')}>
                  <Button
                    type="primary"
                    icon={<PlusOutlined aria-hidden />}
                    onClick={() => void navigate(`/${resource.name}/add`, { state: COMES_BACK })}
                  >
                    {text.add}
                  </Button>
                </Permitted>
              )}
              {calls.import && (
                <Permitted code={permission(resource.name, 'import')}>
                  <Button icon={<ImportOutlined aria-hidden />} onClick={() => setImporting(true)}>
                    {text.import}
                  </Button>
                </Permitted>
              )}
              {calls.export && (
                <Permitted code={permission(resource.name, 'export')}>
                  <Button
                    icon={<ExportOutlined aria-hidden />}
                    loading={exporting && BUSY}
                    onClick={() => void exportRows('export')}
                  >
                    {text.export}
                  </Button>
                  {calls.personal && may(permission(resource.name, 'personal')) && (
                    <WholeExportButton busy={exporting} onExport={() => void exportRows('export', undefined, '1')} />
                  )}
                </Permitted>
              )}
              {calls.word && (
                <Permitted code={permission(resource.name, 'word')}>
                  <Button
                    icon={<FileWordOutlined aria-hidden />}
                    loading={exporting && BUSY}
                    onClick={() => void exportRows('word')}
                  >
                    {text.word}
                  </Button>
                </Permitted>
              )}
            </>
          }
        />
      </Around>
      {importing && <ImportDialog resource={resource} onClose={() => setImporting(false)} onImported={refresh} />}
    </div>
  );
}

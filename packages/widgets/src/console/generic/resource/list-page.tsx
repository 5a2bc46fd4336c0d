import { resourceCalls } from '@gongdi/api';
import { permission, queryFieldsOf, titleOf, type AnyResource } from '@gongdi/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GridQuery } from '../../../kit/grid/data-grid.tsx';
import { useNarrow } from '../../../kit/layout/use-narrow.ts';
import type { LastWidth } from '../../../kit/layout/use-width.ts';
import { lazyDialog, lazyPart } from '../../../kit/lazy/index.ts';
import { useConsole, useLang, usePermissions, useText } from '../../ground/context/console-context.tsx';
import { PageLoading } from '../../ground/status/page-loading.tsx';
import { FailurePanel } from '../../ground/status/failure-panel.tsx';
import { useAddressQuery } from '../address-query.ts';
import { EditModeMenu } from '../../../kit/grid/editing/edit-mode-menu.tsx';
import { useSelection } from '../../../kit/grid/select/use-selection.ts';
import { BulkActions } from './bulk-actions.tsx';
import { joined } from '../../ground/text/index.ts';
import { COMES_BACK, type BEGINS_IMPORT } from '../../ground/page/way-back.ts';
import { isRefused } from '../../ground/status/is-refused.ts';
import type { ScreenRow } from './screen/screen.ts';
import { ListRows } from './list-rows.tsx';
import { ListActions } from './list-actions.tsx';
import { NextAction, NextContext } from './actions/next-action.tsx';
import { ListFilters } from './list-filters.tsx';
import { useListColumns } from './use-list-columns.tsx';
import { listQuery } from './list-query.ts';
import { usePreparedForms } from './use-prepared-forms.ts';
import { useListEditing } from './use-list-editing.ts';
import { useListExport } from './use-list-export.tsx';
import { useEarlyPages, useEarlyQuery } from '../use-early-query.ts';
import { useMarkStale } from '../use-record.ts';
import { cardsQuery } from './cards/cards-query.ts';
import { CARDS_TO } from './cards/cards-to.ts';
import { useListView, type ListView as ListViewChoice } from './views/use-list-view.ts';

const ImportDialog = lazyDialog(async () => ({
  default: (await import('../../../kit/import-dialog/import-dialog.tsx')).ImportDialog,
}));
const ViewSwitch = lazyPart(() => import('./views/view-switch.tsx'));
const ListView = lazyPart(() => import('./views/list-view.tsx'));

/** Lists of one console are as wide as each other. */
const LAST: LastWidth = { px: 0 };

/** What can be done with chosen records. */
const CHOOSING = ['delete', 'export', 'word'] as const;

/**
 * Opens the import dialog if the link to this page asks for it. Going back to this page later does not open it again.
 */
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

/** What a saved view of the list keeps: filters, order, and how the list is shown. */
function useSavedViews({ own, view, pristine, setQuery }: ReturnType<typeof useAddressQuery>) {
  return useMemo(
    () => ({
      filters: { ...own, ...view } as Record<string, string>,
      pristine,
      apply: (next: Record<string, string>, query: GridQuery, replace: boolean) =>
        setQuery({ grid: query, filters: next }, replace),
    }),
    [own, view, pristine, setQuery],
  );
}

function Switch({ view }: { view: ListViewChoice }) {
  if (view.kinds.length === 0) return null;
  return (
    <Suspense fallback={<span className="gd-views-place" />}>
      <ViewSwitch view={view} />
    </Suspense>
  );
}

interface OtherViewProps extends Pick<
  ComponentProps<typeof ListView>,
  'resource' | 'view' | 'actions' | 'tools' | 'savedViews' | 'onRefresh'
> {
  next: ReactNode;
  query: ReturnType<typeof useAddressQuery>;
}

/** The list in a view that is no table. */
function OtherView({ next, query: { grid, filters, setGrid, setQuery }, ...props }: OtherViewProps) {
  const lang = useLang();
  return (
    <NextContext value={next}>
      <Suspense fallback={<PageLoading />}>
        <ListView
          {...props}
          title={props.resource.label[lang]}
          filters={filters}
          grid={grid}
          setGrid={setGrid}
          openList={(to) => setQuery({ grid: { ...grid, page: 1 }, filters: { ...to, view: 'list' } }, false)}
        />
      </Suspense>
    </NextContext>
  );
}

/**
 * Returns the page of the list that is in view. Cards read their own pages; the first is asked for while their code is
 * on its way.
 * @param shown how the records are shown; undefined: by something else
 */
function useRows(
  resource: AnyResource,
  grid: GridQuery,
  filters: Record<string, string>,
  shown: 'table' | 'cards' | undefined,
) {
  const { client } = useConsole();
  const page = listQuery(client, resource, grid, filters);
  useEarlyQuery(page, shown === 'table' && window.innerWidth > CARDS_TO);
  useEarlyPages(cardsQuery(client, resource, grid, filters), shown === 'cards');
  return useQuery({ ...page, placeholderData: keepPreviousData, enabled: shown === 'table' });
}

/**
 * The switch of views, and the tool for editing in the table. What the answer of the server does not change is not drawn
 * anew with it.
 */
function useTools(
  view: ListViewChoice,
  { offered, mode, setMode }: ReturnType<typeof useListEditing>,
  phone: boolean,
): [viewSwitch: ReactNode, editMode: ReactNode] {
  const viewSwitch = useMemo(() => <Switch view={view} />, [view]);
  const editMode = useMemo(
    () => offered && !phone && <EditModeMenu mode={mode} onMode={setMode} />,
    [offered, mode, setMode, phone],
  );
  return [viewSwitch, editMode];
}

/** List of any resource: query form, grid, and the buttons that the user's permissions allow. */
export function ListPage({ resource }: { resource: AnyResource }) {
  const text = useText();
  const lang = useLang();
  const may = usePermissions();
  const markStale = useMarkStale(resource);
  const box = useRef<HTMLDivElement>(null);
  const phone = useNarrow(box, CARDS_TO, LAST);
  const fields = useMemo(() => queryFieldsOf(resource), [resource]);
  const query = useAddressQuery(fields);
  const { grid, filters, setGrid, setFilters } = query;
  const view = useListView(resource, query);
  const selection = useSelection<ScreenRow>(useCallback((row: ScreenRow) => titleOf(resource, row), [resource]));
  const editing = useListEditing(resource);
  const views = useSavedViews(query);
  const [importing, setImporting] = useState(false);
  const beginImport = useCallback(() => setImporting(true), []);
  useBeginImport(setImporting, may(permission(resource.name, 'import')));
  const calls = resourceCalls(resource);
  const rowsAs = phone ? 'cards' : 'table';
  const list = useRows(resource, grid, filters, view.shown === 'list' ? rowsAs : undefined);
  usePreparedForms(resource);
  const refresh = useCallback(() => void markStale('now'), [markStale]);
  const columns = useListColumns(resource);
  const { exporting, exportRows } = useListExport(resource, grid, filters);
  const choosable = CHOOSING.some((one) => calls[one] && may(permission(resource.name, one)));
  const [viewSwitch, editMode] = useTools(view, editing, phone);
  const bulk = (
    <BulkActions
      resource={resource}
      selection={selection}
      filters={filters}
      onExport={(how, ids) => void exportRows(how, ids)}
    />
  );
  const actions = useMemo(
    () => (
      <ListActions
        resource={resource}
        exporting={exporting}
        onImport={beginImport}
        onExport={(how, personal) => void exportRows(how, undefined, personal)}
        compact={phone}
      />
    ),
    [resource, exporting, beginImport, exportRows, phone],
  );
  const next = <NextAction resource={resource} filters={filters} onFilters={setFilters} onImport={beginImport} />;
  const shown = {
    title: joined(lang, resource.label[lang], text.list),
    columns,
    query: grid,
    onRefresh: refresh,
    selection: choosable ? selection : undefined,
    selectionActions: bulk,
    actions,
  };
  if (isRefused(list.error)) return <FailurePanel error={list.error} retry={() => void list.refetch()} />;
  return (
    <div ref={box} className="gd-console-page">
      <ListFilters
        phone={phone}
        waiting={list.isLoading}
        resource={resource}
        fields={fields}
        own={query.own}
        asked={query.asked}
        inProject={query.inProject}
        setFilters={setFilters}
      />
      {view.shown === 'list' && (
        <ListRows
          {...shown}
          phone={phone}
          resource={resource}
          list={list}
          filters={filters}
          next={next}
          onQuery={setGrid}
          views={views}
          editing={editing.editing}
          tools={viewSwitch}
          lateTool={editMode}
        />
      )}
      {view.shown !== 'list' && (
        <OtherView
          next={next}
          resource={resource}
          view={view}
          query={query}
          actions={actions}
          tools={viewSwitch}
          savedViews={views}
          onRefresh={refresh}
        />
      )}
      {importing && <ImportDialog resource={resource} onClose={() => setImporting(false)} onImported={refresh} />}
    </div>
  );
}

import { DEFAULT_PAGE_SIZE, parametersOf, projectFilterOf, type QueryField } from '@gongdi/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';
import type { GridQuery } from '../../kit/grid/data-grid.tsx';
import { useChangeParams } from '../ground/page/use-change-params.ts';
import { projectIn, withProject } from '../ground/project/project.ts';

type Filter = Pick<QueryField, 'name' | 'query' | 'kind' | 'ref'>;

export interface ListQuery {
  grid: GridQuery;
  filters: Record<string, string>;
  /** The chosen view of the list with its settings; empty: the table. */
  view?: ViewSettings;
}

/** Parameters of the address that say how a list is shown; no filter has one of these names. */
const VIEW_PARAMETERS = ['view', 'view_by', 'view_also', 'view_unit', 'view_day', 'view_at'] as const;
export type ViewSettings = Partial<Record<(typeof VIEW_PARAMETERS)[number], string>>;

/** Returns the parameters of the address, or of a saved view, that say how the list is shown. */
function viewIn(params: Iterable<readonly [string, string]>): ViewSettings {
  const names: readonly string[] = VIEW_PARAMETERS;
  return Object.fromEntries([...params].filter(([name]) => names.includes(name)));
}

/** Reads the known filters only: an address may contain other parameters, and the server refuses unknown ones. */
export function readQuery(params: URLSearchParams, fields: readonly Filter[]): ListQuery {
  const positive = (name: string, fallback: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  const sort = params.get('sort');
  const grid: GridQuery = {
    page: positive('page', 1),
    page_size: positive('page_size', DEFAULT_PAGE_SIZE),
    ...(sort ? { sort, order: params.get('order') === 'desc' ? 'desc' : 'asc' } : {}),
  };
  const known = new Set(fields.flatMap(parametersOf));
  const filters = Object.fromEntries([...params].filter(([name]) => known.has(name)));
  return { grid, filters, view: viewIn(params) };
}

export function writeQuery({ grid, filters, view }: ListQuery): URLSearchParams {
  const params = new URLSearchParams({ ...filters, ...view });
  if (grid.page !== 1) params.set('page', String(grid.page));
  if (grid.page_size !== DEFAULT_PAGE_SIZE) params.set('page_size', String(grid.page_size));
  if (grid.sort) params.set('sort', grid.sort);
  if (grid.sort && grid.order === 'desc') params.set('order', 'desc');
  return params;
}

/** Returns what a list asks for at an address, in the project in which the user works. */
export function chosenQuery<F extends Filter>(params: URLSearchParams, fields: readonly F[], project: string | null) {
  const { filters: own, ...rest } = readQuery(params, fields);
  const filter = projectFilterOf(fields);
  const inProject = project !== null && filter !== undefined && (own[filter] ?? project) === project;
  return {
    ...rest,
    /** The filters that the user chose for this list. */
    own,
    /** These, and the project. */
    filters: inProject ? { ...own, [filter]: project } : own,
    /** Fields of the query form: without the project, which is chosen for all pages. */
    asked: inProject ? fields.filter(({ name }) => name !== filter) : fields,
    inProject,
  };
}

/**
 * Filters, page and order of a list. They are stored in the address, so that going back or sharing the address shows
 * the same list. A list with a filter by project shows the project in which the user works, unless its own filters name
 * another one.
 */
export function useAddressQuery<F extends Filter>(fields: readonly F[]) {
  const [params, setParams] = useSearchParams();
  const project = projectIn(`${params}`);
  const query = useMemo(() => chosenQuery(params, fields, project), [params, fields, project]);
  const changeParams = useChangeParams();
  const change = useCallback(
    (next: (old: ListQuery) => ListQuery, options?: NavigateOptions) =>
      changeParams((latest) => writeQuery(next(readQuery(latest, fields))), options),
    [changeParams, fields],
  );
  const setGrid = useCallback((grid: GridQuery) => change((old) => ({ ...old, grid })), [change]);
  /** A new search starts at page 1 (console specification, section 9). */
  const setFilters = useCallback(
    (filters: Record<string, string>) =>
      change(({ grid, view }) => ({ grid: { ...grid, page: 1 }, filters, ...(view && { view }) })),
    [change],
  );
  const setView = useCallback(
    (view: ViewSettings, replace = false) =>
      change(({ grid, filters }) => ({ grid: { ...grid, page: 1 }, filters, view }), { replace }),
    [change],
  );
  /** Sets grid and filters together, as stored in a saved view. */
  const setQuery = useCallback(
    (next: ListQuery, replace: boolean) => setParams(writeQuery(next), { replace }),
    [setParams],
  );
  const pristine = withProject(`${params}`, null) === '';
  return { ...query, view: query.view!, pristine, setGrid, setFilters, setQuery, setView };
}

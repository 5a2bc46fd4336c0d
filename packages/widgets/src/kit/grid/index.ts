/** The data grid and the providers that it needs, for widgets and benchmarks outside of the console. */
export { DataGrid, type GridColumn, type GridQuery } from './data-grid.tsx';
export { resourceColumns } from './resource-columns.tsx';
export { DataProvider } from '../data/index.ts';
export { KitProvider } from '../provider/index.ts';

/** The data grid and what has to stand around it, for widgets and measurements outside of the console. */
export { DataGrid, type GridColumn, type GridQuery } from './data-grid.tsx';
export { resourceColumns } from './resource-columns.tsx';
export { DataProvider } from '../data/index.ts';
export { KitProvider } from '../provider/index.ts';

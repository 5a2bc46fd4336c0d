import { expect, it } from 'vitest';
import { isSheetName } from './use-import.ts';

it('console 5: an import takes file names that hold xls or xlsx', () => {
  expect(['项目.xlsx', 'A.XLS', 'projects.csv', '项目'].map(isSheetName)).toEqual([true, true, false, false]);
});

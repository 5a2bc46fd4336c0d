import { expect, it } from 'vitest';
import { CliFailure } from '../command.ts';
import { checkWorkbookName } from './workbook-name.ts';

it('refuses names that promise another kind of file than a workbook', () => {
  for (const path of ['a.xlsx', 'data', 'folder/', '-', '', 'v1.2', 'b.XLSX'])
    expect(() => checkWorkbookName('--out', path), path).not.toThrow();
  for (const path of ['a.csv', 'A.CSV', 'x/y.xls', 'z.json'])
    expect(() => checkWorkbookName('--out', path), path).toThrow(CliFailure);
  expect(() => checkWorkbookName('--out', 'x/staff.csv')).toThrow('--out x/staff.xlsx');
});

import { expect, it } from 'vitest';
import { columnsFor } from './form-columns.ts';

it('console 5 and 9: 1 to 4 form columns, by widths of 600, 992 and 1366', () => {
  expect([320, 600, 601, 992, 993, 1366, 1367].map(columnsFor)).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

import { expect, it } from 'vitest';
import { columnsFor } from './form-columns.ts';

it('has 1 to 4 columns by width (console specification, section 9)', () => {
  expect([320, 600, 601, 992, 993, 1366, 1367].map(columnsFor)).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

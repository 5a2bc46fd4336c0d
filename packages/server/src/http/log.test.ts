import { expect, it } from 'vitest';
import { errorInLog } from './log.ts';

it('tells of a database error what went wrong and not the row', () => {
  const error = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    table: 'staff',
    detail: 'Failing row contains (1, null, 13970700001).',
    where: 'COPY staff, line 1: "13970700001"',
  });
  const logged = errorInLog(error);
  expect(logged).toMatchObject({ message: error.message, code: '23502', table: 'staff' });
  expect(JSON.stringify(logged)).not.toContain('13970700001');
});

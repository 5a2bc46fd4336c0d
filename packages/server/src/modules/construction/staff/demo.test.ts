import { checkRecord, staff, type AnyResource } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { STAFF } from './demo.ts';

it('has sixty people who pass the check of forms and sheets', () => {
  for (const { record } of STAFF)
    expect(checkRecord(staff as unknown as AnyResource, record, 'add', 'zh')).toMatchObject({ ok: true });
  expect(STAFF).toHaveLength(60);
});

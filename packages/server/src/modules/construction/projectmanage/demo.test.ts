import { checkRecord, projectmanage, type AnyResource } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { PROJECTS } from './demo.ts';

it('has projects that pass the check of forms and sheets, all over the country', () => {
  for (const { record } of PROJECTS)
    expect(checkRecord(projectmanage as unknown as AnyResource, record, 'add', 'zh')).toMatchObject({ ok: true });
  expect(new Set(PROJECTS.map((one) => one.record.project_address.location.address.slice(0, 2))).size).toBeGreaterThan(
    5,
  );
});

import { calls } from '@gongdi/api';
import { SEALED } from '@gongdi/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accountId } from '../demo/index.ts';
import { PNG } from '../files/testing.ts';
import { withServer } from '../testing.ts';
import { hideScans } from './personal.ts';

const kit = withServer();

it('a scan in the values of a process shows no more than in its record', async () => {
  const { db } = kit().database;
  const contractor = await kit().client('contractor');
  const send = (fileName: string) =>
    contractor.call(calls.file.upload, { form: {}, file: new Blob([new Uint8Array(PNG)]), fileName });
  const [scan, plan] = [await send('110101199003071233.png'), await send('平面图.png')];
  await sql`update stored_file set personal_of = '{staff}' where id = ${scan.id}`.execute(db);
  const values = { 附件: [scan, plan], 明细: [{ 证件: scan, 说明: '甲' }], 天数: 3 };
  const reader = (name: string, ...permissions: string[]) => ({
    id: accountId(name),
    permissions: new Set(permissions),
  });
  const hidden = await hideScans(db, values, reader('regulator', 'staff|list'));
  expect(JSON.stringify(hidden)).not.toContain('110101');
  expect(hidden).toMatchObject({
    附件: [
      { id: scan.id, name: '****.png', url: SEALED },
      { name: '平面图.png', url: plan.url },
    ],
    明细: [{ 证件: { name: '****.png', url: SEALED }, 说明: '甲' }],
    天数: 3,
  });
  // Its sender, and whoever may see the personal data of people, or of a part of them.
  for (const one of [
    reader('contractor'),
    reader('regulator', 'staff|personal'),
    reader('regulator', 'staff_v2|personal'),
  ])
    expect(await hideScans(db, values, one)).toEqual(values);
});

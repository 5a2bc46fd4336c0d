import { codemanage, HELMET_CODE } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';
import { makeCodes } from './make-codes.ts';

const DAY = 86_400_000;
/** Batches of each site with helmets: days ago, number of codes, name. */
const BATCHES = [
  [210, 8, '主体施工第一批'],
  [96, 12, '主体施工第二批'],
] as const;

/** Codes of the sites that have helmets; the helmets have those of the first batch, a few are spoilt. */
export default defineDemo({
  name: 'codemanage',
  after: ['helmetmanage'],
  async load(trx) {
    const helmets = await trx.selectFrom('helmet').select(['id', 'org_id', 'project_id']).orderBy('id').execute();
    let count = 0;
    for (const project_id of new Set(helmets.map((one) => one.project_id))) {
      const own = helmets.filter((one) => one.project_id === project_id);
      for (const [ago, code_count, batch_name] of BATCHES) {
        count += 1;
        const now = DEMO_NOW - ago * DAY;
        const access = { scope: WHOLE, account_id: accountId('contractor'), org_id: own[0]!.org_id, now };
        const id = demoId('code-batch', count);
        const batch = await resourceRepository(trx, codemanage).insert(access, {
          id,
          batch_name,
          project_id,
          prefix: 'AQM',
          code_count,
        });
        await makeCodes(trx, batch, now, accountId('contractor'));
      }
      const codes = await trx
        .selectFrom('helmet_code')
        .select(['id'])
        .where('batch_id', '=', demoId('code-batch', count - 1))
        .orderBy('code_text')
        .execute();
      const bound_at = new Date(DEMO_NOW - 205 * DAY).toISOString();
      for (const [at, { id: helmet_id }] of own.entries()) {
        const code_id = codes[at]!.id;
        await trx
          .updateTable('helmet_code')
          .set({ status: HELMET_CODE.bound, helmet_id, bound_at })
          .where('id', '=', code_id)
          .execute();
        await trx.updateTable('helmet').set({ code_id }).where('id', '=', helmet_id).execute();
      }
      await trx
        .updateTable('helmet_code')
        .set({ status: HELMET_CODE.void, void_reason: '打印模糊，扫不出' })
        .where('id', '=', codes.at(-1)!.id)
        .execute();
    }
  },
});

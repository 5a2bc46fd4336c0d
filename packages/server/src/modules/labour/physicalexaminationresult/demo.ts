import { daysLater, isManager, physicalexaminationresult } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

/** Hazard by trade (dictionaries `trade`, `work_hazard`). */
const HAZARDS: Readonly<Record<number, number>> = { 12: 3, 13: 5, 14: 6, 15: 7, 16: 5 };

/** Who has no check, and whose ended before a year of work; indexes of people. */
const NONE = new Set([51]);
const OLD = new Set([34]);

/** A check before work of nearly every worker, some with a later one; a few have ended or allow less. */
export default defineDemo({
  name: 'physicalexaminationresult',
  after: ['staff'],
  async load(trx) {
    const checks = resourceRepository(trx, physicalexaminationresult);
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'org_id', 'trade', 'project_id', 'entry_date'])
      .orderBy('id')
      .execute();
    let number = 0;
    for (const [index, { id, org_id, trade, project_id, entry_date }] of people.entries()) {
      if (isManager(trade) || NONE.has(index) || !entry_date) continue;
      const add = async (kind: number, exam_date: string, conclusion: number) => {
        number += 1;
        const access = { scope: WHOLE, account_id: accountId('contractor'), org_id, now: DEMO_NOW };
        await checks.addAhead(access, {
          id: demoId('medical', number),
          staff_id: id,
          project_id,
          kind,
          exam_date,
          conclusion,
          hazard: HAZARDS[trade] ?? 1,
          valid_to: daysLater(exam_date, trade === 14 || trade === 15 ? 729 : 364),
          institution: number % 3 === 0 ? '示例区中心医院' : '示例市职业病防治院',
          keeper_id: accountId('contractor'),
          ...(conclusion === 3 && { unfit_for: [{ trade: 13 }] }),
        });
      };
      const before = daysLater(entry_date, OLD.has(index) ? -320 : -3 - (index % 20));
      await add(1, before, 1);
      if (index % 6 === 1)
        await add(
          2,
          daysLater(before, 180) < '2026-11-01' ? daysLater(before, 180) : '2026-10-28',
          index % 12 === 1 ? 3 : 1,
        );
    }
  },
});

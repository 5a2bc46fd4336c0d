import { fundraisingapproval } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { anyOf } from '../../../store/index.ts';
import { keepPaper } from './keep-paper.ts';

export default defineRoom({
  afterWrite: [afterWrite(fundraisingapproval, keepPaper)],
  derive: () => ({
    [fundraisingapproval.name]: async (db, rows) => {
      const projects = rows.map((row) => (row as unknown as { project_id: string }).project_id);
      const found = await db
        .selectFrom('fund_account')
        .select(['project_id', 'balance'])
        .where('project_id', '=', anyOf(projects))
        .execute();
      const balances = new Map(found.map(({ project_id, balance }) => [project_id, balance]));
      return projects.map((project) => ({ available: balances.get(project) ?? '0.00' }));
    },
  }),
});

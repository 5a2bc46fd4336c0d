import { calls } from '@gongdi/api';
import { GongdiError, logoconfig, projectmanage } from '@gongdi/domain';
import { brandOf } from '../../../brand/index.ts';
import { handle } from '../../../handler/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const TWICE = {
  zh: '该单位或项目已有标识配置：请修改原有记录',
  en: 'The organisation or project has one already: change that',
};

export default defineRoom({
  handlers: ({ db, fileKey }) => [
    handle(calls.company.brand, async ({ query: { project_id } }, context) => {
      const { caller, now } = context;
      // Whoever may not see the project learns nothing of it.
      if (project_id !== undefined) await resourceRepository(db, projectmanage).get(accessOf(context), project_id);
      return brandOf(db, { org_id: caller.org_id, project_id }, { key: await fileKey(), reader: caller, now });
    }),
  ],
  afterWrite: [
    afterWrite(logoconfig, async (trx, { id, org_id, project_id }, { lang }) => {
      const other = await trx
        .selectFrom('brand')
        .select('id')
        .where('id', '<>', id)
        .where('org_id', '=', org_id)
        .where('project_id', 'is not distinct from', project_id ?? null)
        .executeTakeFirst();
      if (!other) return;
      const problems = [{ path: 'project_id', code: 'duplicate', message: TWICE[lang] }];
      throw new GongdiError('invalid', { label: TWICE, problems });
    }),
  ],
});

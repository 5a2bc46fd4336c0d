import { POST } from '@gongdi/domain';
import { accountId, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';

const CONTRACTOR = '浦江建设集团上海分公司';
const SUPERVISION = '浦江工程监理有限公司';
/** Who holds which post of the site office's project: account, post, company, number of the certificate. */
const POSTS = [
  ['contractor', POST.projectLeader, CONTRACTOR, '沪131202006081'],
  ['contractor', POST.technicalHead, CONTRACTOR, '沪G0820311'],
  ['contractor', POST.officer, CONTRACTOR, '沪ZJ20210447'],
  ['patrol', POST.supervisor, SUPERVISION, '31005218'],
  ['patrol', POST.chief, SUPERVISION, '31005218'],
  ['patrol', POST.attendant, SUPERVISION, 'JLY-2023-118'],
] as const;

export default defineDemo({
  name: 'qualitypost',
  after: ['projectmanage'],
  async load(trx) {
    const at = demoTime(200);
    await trx
      .insertInto('quality_post')
      .values(
        POSTS.map(([user, post, unit_name, certificate_number], index) => ({
          id: demoId('quality_post', index + 1),
          org_id: organisationId('kechuang'),
          created_at: at,
          created_by: accountId('contractor'),
          updated_at: at,
          updated_by: accountId('contractor'),
          version: 1,
          account_id: accountId(user),
          post,
          project_id: demoId('project', 1),
          unit_name,
          certificate_number,
          from_on: at.slice(0, 10),
          to_on: null,
        })),
      )
      .execute();
  },
});

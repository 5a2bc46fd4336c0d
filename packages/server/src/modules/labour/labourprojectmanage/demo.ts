import { labourprojectmanage } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';
import { addMissing, countLabour } from './count-labour.ts';

const PROJECTS = 12;
const PEOPLE = 5;

/** The labour face of every project; of the first twelve, most have an officer, and half their notice. */
export default defineDemo({
  name: 'labourprojectmanage',
  after: ['staff', 'org'],
  async load(trx) {
    await addMissing(trx, DEMO_NOW);
    const faces = resourceRepository(trx, labourprojectmanage);
    for (let at = 0; at < PROJECTS; at += 1) {
      if (at % 5 === 4) continue;
      const posted = at % 2 === 0;
      const east = at >= 8;
      const { id, org_id } = await trx
        .selectFrom('labour_project')
        .select(['id', 'org_id'])
        .where('project_id', '=', demoId('project', at + 1))
        .executeTakeFirstOrThrow();
      const access = { scope: WHOLE, account_id: accountId('contractor'), org_id, now: DEMO_NOW };
      await faces.update(access, {
        id,
        labour_officer_id: demoId('staff', at * PEOPLE + 2),
        officer_phone: `136${String(20_000_000 + at * 61_417).padStart(8, '0')}`,
        pay_day: 10 + (at % 3) * 5,
        minimum_wage: east ? '2490.00' : '2740.00',
        authority: east ? '杭州市城乡建设委员会' : '上海市住房和城乡建设管理委员会',
        authority_phone: '12345',
        inspection_phone: '12333',
        arbitration: east ? '杭州市劳动人事争议仲裁院' : '上海市劳动人事争议仲裁院',
        legal_aid: '12348 公共法律服务热线',
        ...(posted && { posted_on: `2026-0${1 + (at % 9)}-15` }),
      });
    }
    await countLabour(trx);
  },
});

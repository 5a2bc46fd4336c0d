import { certificatesFor, daysLater, qualificationmanage, withTerm, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId, organisationId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

type Certificate = InputOf<typeof qualificationmanage>;

const TODAY = '2026-11-02';
/** Days until the end of the certificates, one after the other: most have time, some end soon, a few have ended. */
const LEFT = [420, 300, 640, 25, 210, 55, 510, -18, 340, 6, 150, 700];
const UNITS = [
  { unit_name: '浦江建工集团有限公司', kind: 11, certificate_number: 'D131000001', left: 900 },
  { unit_name: '浦江建工集团有限公司', kind: 12, certificate_number: '（沪）JZ安许证字〔2024〕000001', left: 45 },
  { unit_name: '顺达劳务有限公司', kind: 12, certificate_number: '（沪）JZ安许证字〔2025〕000317', left: 28 },
  { unit_name: '宏远脚手架工程有限公司', kind: 11, certificate_number: 'D331000422', left: 380 },
];

/** Certificates of everybody whose trade needs one, and of units. */
export default defineDemo({
  name: 'qualificationmanage',
  after: ['staff'],
  async load(trx) {
    const certificates = resourceRepository(trx, qualificationmanage);
    const people = await trx
      .selectFrom('staff')
      .select(['id', 'org_id', 'trade', 'project_id'])
      .orderBy('id')
      .execute();
    let number = 0;
    const add = async (org_id: string | null, record: Omit<Certificate, 'status'>) => {
      number += 1;
      const status = record.valid_to! < TODAY ? 2 : 1;
      const access = { scope: WHOLE, account_id: accountId('contractor'), org_id, now: DEMO_NOW - number * 3_600_000 };
      const keeper_id = accountId('contractor');
      await certificates.addAhead(access, { ...record, status, keeper_id, id: demoId('certificate', number) });
    };
    for (const { id, org_id, trade, project_id } of people)
      for (const { kinds, forTrade } of certificatesFor(trade)) {
        const kind = kinds[number % kinds.length]!;
        const valid_to = daysLater(TODAY, LEFT[number % LEFT.length]!);
        const valid_from = daysLater(valid_to, kind === 2 ? -2191 : -730);
        const record = withTerm({
          certificate_number: `${kind === 2 ? 'T' : '沪'}${kind}${String(2_026_000_000 + number * 131)}`,
          holder_kind: 1,
          staff_id: id,
          project_id,
          kind,
          ...(forTrade && { trade }),
          authority: kind === 2 ? '上海市应急管理局' : '上海市住房和城乡建设管理委员会',
          valid_from,
          valid_to,
          ...(kind === 2 && { reviewed_on: daysLater(valid_from, 1090) }),
        });
        await add(org_id, record as never);
      }
    for (const { left, ...unit } of UNITS) {
      const valid_to = daysLater(TODAY, left);
      const record = { ...unit, holder_kind: 2, valid_from: daysLater(valid_to, -1095), valid_to };
      await add(organisationId('shanghai'), record);
    }
  },
});

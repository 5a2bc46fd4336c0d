import { blacklistmanagement } from '@gongdi/domain';
import { accountId, defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

/** Entries in every state; the numbers have a region that no province has. */
const ENTRIES = [
  {
    listed_name: '吴某',
    id_card: '990925198203150917',
    status: 3,
    kind: 1,
    reason: 1,
    facts: '2026-03-12 在 2 号楼擅自拆除电梯井防护，经教育后再次违章',
    notice_date: '2026-03-15',
    from_date: '2026-03-25',
    to_date: '2028-03-24',
  },
  {
    listed_name: '郑某',
    id_card: '991225197907010937',
    status: 3,
    kind: 1,
    reason: 4,
    facts: '提交伪造的架子工操作资格证，经发证机关查询无记录',
    notice_date: '2026-05-06',
    from_date: '2026-05-20',
    to_date: '2027-05-19',
  },
  {
    listed_name: '冯某',
    id_card: '991728198811220957',
    status: 4,
    kind: 1,
    reason: 3,
    facts: '2026-09-02 与工友在生活区斗殴，一人轻伤',
    notice_date: '2026-09-05',
    from_date: '2026-09-20',
    to_date: '2027-09-19',
    objection: '本人称系对方先动手，请求核实监控录像',
  },
  {
    listed_name: '褚某',
    id_card: '991321199001090976',
    status: 2,
    kind: 1,
    reason: 1,
    facts: '2026-10-18 酒后操作施工升降机',
    notice_date: '2026-10-20',
  },
  {
    listed_name: '卫某',
    id_card: '990924197512120999',
    status: 5,
    kind: 1,
    reason: 9,
    facts: '2024 年盗取现场电缆',
    notice_date: '2024-10-10',
    from_date: '2024-10-25',
    to_date: '2025-10-24',
    decision: '期满解除',
  },
  {
    listed_name: '示例劳务有限公司',
    credit_code: '99321202MA00000037',
    status: 3,
    kind: 2,
    reason: 6,
    facts: '将承接的砌筑作业转包给无资质的个人',
    notice_date: '2026-06-01',
    from_date: '2026-06-15',
    to_date: '2029-06-14',
  },
] as const;

export default defineDemo({
  name: 'blacklistmanagement',
  async load(trx) {
    for (const [index, entry] of ENTRIES.entries())
      await resourceRepository(trx, blacklistmanagement).addAhead(demoAccess('contractor', 'shanghai', 20), {
        ...entry,
        contact_id: accountId('contractor'),
        id: demoId('blacklist', index + 1),
      });
  },
});

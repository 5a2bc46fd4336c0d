import { civilDay, DEFAULT_TIME_ZONE, devicerepair } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE } from '../../../store/index.ts';

const REPAIRS = [
  ['WX-2026-001', 'KC-03-02', 12, '力矩传感器示值偏大', 3, '更换力矩传感器并重新标定'],
  ['WX-2026-002', 'KC-07-03', 3, '噪声探头无数据', 2, null],
  ['WX-2026-003', 'KC-13-04', 1, '安全帽电池不能充电', 1, null],
] as const;

const DAY = 86_400_000;
const day = (ago: number): string => civilDay(DEMO_NOW - ago * DAY, DEFAULT_TIME_ZONE);

export default defineDemo({
  name: 'devicerepair',
  after: ['devicelist'],
  async load(trx) {
    for (const [
      index,
      [repair_number, device_number, ago, fault_description, repair_status, content],
    ] of REPAIRS.entries()) {
      const row = await trx
        .selectFrom('device')
        .select(['id', 'org_id'])
        .where('device_number', '=', device_number)
        .executeTakeFirstOrThrow();
      const { id: device_id, org_id } = row;
      const access = { scope: WHOLE, account_id: accountId('contractor'), org_id, now: DEMO_NOW - ago * DAY };
      await resourceRepository(trx, devicerepair).addAhead(access, {
        id: demoId('repair', index + 1),
        repair_number,
        device_id,
        reported_at: day(ago),
        reporter: '王安全',
        fault_description,
        repair_status,
        ...(repair_status > 1 ? { repairer: '李机修' } : {}),
        ...(content === null ? {} : { repaired_at: day(ago - 1), repair_content: content }),
      });
    }
  },
});

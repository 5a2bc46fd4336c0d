import { COMPONENT, componentmanage } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
/** Kind by the dictionary `component_kind`, name, mark, size and tonnes. */
const KINDS = [
  [1, '叠合板', 'YB', '3600×2400×60 C35', 1.3],
  [3, '预制楼梯', 'YT', 'ST-28-25 C30', 2.1],
  [2, '预制外墙板', 'WQ', '2700×2900×200 C35', 3.8],
] as const;

/** Three components of each section from the second floor up, installed as the sections were built. */
export default defineDemo({
  name: 'componentmanage',
  after: ['partmanage', 'org'],
  async load(trx) {
    const components = resourceRepository(trx, componentmanage);
    let number = 0;
    for (let floor = 2; floor <= 8; floor++)
      for (let section = 0; section < 3; section++)
        for (const [component_kind, name, mark, specification, weight] of KINDS) {
          number += 1;
          // The day in the middle of the work on the section.
          const ago = 66 - (floor - 1) * 9 - section * 2 - 4;
          const state =
            ago > 9
              ? COMPONENT.accepted
              : ago > 0
                ? COMPONENT.installed
                : ago > -10
                  ? COMPONENT.delivered
                  : COMPONENT.production;
          const code = `A-1-F${floor}-${section + 1}-${mark}${String(number).padStart(3, '0')}`;
          await components.addAhead(demoAccess('contractor', 'kechuang', Math.max(1, ago + 20)), {
            id: demoId('component', number),
            component_name: `${name} ${mark}-${floor}-${section + 1}`,
            component_code: code,
            component_status: state,
            component_kind,
            project_id: demoId('project', 1),
            part_id: demoId('part', 20 + floor * 10 + section),
            specification,
            weight,
            producer: '远川建筑构件有限公司',
            planned_on: new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10),
            ...(state >= COMPONENT.delivered && {
              delivered_at: demoTime(Math.max(1, ago + 3), 7, 30),
              delivery_note: '编码一致，外观完好，出厂合格证齐全',
            }),
            ...(state >= COMPONENT.installed && { installed_at: demoTime(ago, 15, 20), team_id: demoId('team', 1) }),
            ...(state >= COMPONENT.accepted && {
              accepted_at: demoTime(ago - 5, 10, 10),
              acceptor_id: accountId('contractor'),
              acceptance_opinion: '位置、标高和支撑符合要求',
            }),
          });
        }
  },
});

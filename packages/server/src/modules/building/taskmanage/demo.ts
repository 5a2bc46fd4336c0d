import { productivetask, qualityupdate, PART_QUALITY, TASK, taskmanage } from '@gongdi/domain';
import { accountId, DEMO_NOW, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const DAY = 86_400_000;
const dayAgo = (ago: number) => new Date(DEMO_NOW - ago * DAY).toISOString().slice(0, 10);

/** Work of a section: name, value of `work_unit`, quantity, first and last day after the beginning of the section. */
const WORK = [
  ['墙柱钢筋绑扎', 4, 9.6, 0, 2],
  ['梁板模板安装', 2, 420, 2, 5],
  ['梁板混凝土浇筑', 1, 86, 6, 7],
] as const;
const REASONS = ['下午降雨停工两小时', '塔吊检修半天', '混凝土供应间隔过长'];

/** Teams of the first project for each work: it has carpenters, concreters and scaffolders. */
const TEAM_OF = [3, 1, 2];

/** The tasks of each section with their daily work, and the checks of the sections, over two months. */
export default defineDemo({
  name: 'taskmanage',
  after: ['partmanage', 'org'],
  async load(trx) {
    const [tasks, days, checks] = [taskmanage, productivetask, qualityupdate].map((one) =>
      resourceRepository(trx, one),
    );
    const project_id = demoId('project', 1);
    let [task, record, check] = [0, 0, 0];
    const checkSection = async (floor: number, section: number): Promise<void> => {
      const begun = 66 - (floor - 1) * 9 - section * 2;
      const part_id = demoId('part', 20 + floor * 10 + section);
      const results: [ago: number, status: number, item: string, opinion: string][] = [
        [begun - 3, PART_QUALITY.self, '钢筋安装检验批', '间距、锚固和保护层合格'],
        ...((floor + section) % 6 === 0
          ? ([[begun - 5, PART_QUALITY.failed, '模板安装检验批', '东侧墙垂直度偏差 12 mm，重新校正']] as [
              number,
              number,
              string,
              string,
            ][])
          : []),
        [begun - 6, PART_QUALITY.submitted, '模板安装检验批', '轴线和标高复核完成，已报验'],
        [begun - 12, PART_QUALITY.passed, '混凝土现浇结构检验批', '外观无缺陷，强度报告合格'],
      ];
      for (const [ago, quality_status, check_item, opinion] of results) {
        if (ago < 1) continue;
        check += 1;
        await checks!.addAhead(demoAccess('patrol', 'kechuang', ago), {
          id: demoId('quality_state', check),
          check_item,
          quality_status,
          project_id,
          part_id,
          checked_on: dayAgo(ago),
          inspector: '周志强',
          opinion,
        });
      }
    };
    for (let floor = 1; floor <= 8; floor++)
      for (let section = 0; section < 3; section++) {
        const begun = 66 - (floor - 1) * 9 - section * 2;
        const part_id = demoId('part', 20 + floor * 10 + section);
        for (const [at, [name, work_unit, quantity, first, last]] of WORK.entries()) {
          task += 1;
          const [from, to] = [begun - first, begun - last];
          const late = task % 11 === 0 ? 2 : 0;
          const status =
            to - late > 5 ? TASK.checked : to - late > 0 ? TASK.done : from > 0 ? TASK.running : TASK.planned;
          const id = demoId('work_task', task);
          const team_id = demoId('team', TEAM_OF[at]!);
          await tasks!.addAhead(demoAccess('contractor', 'kechuang', Math.max(1, from + 7)), {
            id,
            task_name: name,
            task_status: status > TASK.planned ? TASK.running : TASK.planned,
            project_id,
            part_id,
            team_id,
            owner_id: accountId(task % 2 ? 'contractor' : 'patrol'),
            planned_begin: dayAgo(from),
            planned_end: dayAgo(to),
            planned_quantity: quantity,
            work_unit,
            ...(status > TASK.planned && { begun_on: dayAgo(from) }),
          });
          const span = last - first + 1 + late;
          for (let day = 0; day < span && from - day > 0; day++) {
            record += 1;
            const planned = Math.round((quantity / span) * 10) / 10;
            const short = record % 9 === 0;
            await days!.addAhead(demoAccess('contractor', 'kechuang', from - day), {
              id: demoId('work_day', record),
              work_content: `${name}（${floor} 层）`,
              project_id,
              task_id: id,
              work_date: dayAgo(from - day),
              planned_quantity: planned,
              done_quantity: short ? Math.round(planned * 7) / 10 : planned,
              heads: 8 + ((task + day) % 7),
              ...(short && { shortfall: REASONS[record % REASONS.length] }),
            });
          }
          if (status >= TASK.done)
            await tasks!.update(demoAccess('contractor', 'kechuang', Math.max(1, to - late)), {
              id,
              task_status: status,
              finished_on: dayAgo(to - late),
              ...(status === TASK.checked && {
                checker_id: accountId('contractor'),
                checked_at: demoTime(to - late - 1, 16, 20),
                check_opinion: '尺寸和数量与交底一致',
              }),
            });
        }
        await checkSection(floor, section);
      }
  },
});

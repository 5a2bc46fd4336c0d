import { FIGURE_KIND, schedulefigure } from '@gongdi/domain';
import { defineDemo, demoAccess, demoId } from '../../../demo/index.ts';
import { resourceRepository } from '../../../store/index.ts';

const FIGURES = [
  ['研发塔楼立面', 3],
  ['地下工程', 2],
] as const;

/** Figures of the tower and of the basement of the site office's project. */
export default defineDemo({
  name: 'schedulefigure',
  after: ['partmanage'],
  async load(trx) {
    for (const [at, [figure_name, part]] of FIGURES.entries())
      await resourceRepository(trx, schedulefigure).insert(demoAccess('contractor', 'kechuang', 60 - at), {
        id: demoId('figure', at + 1),
        figure_name,
        project_id: demoId('project', 1),
        part_id: demoId('part', part),
        figure_kind: FIGURE_KIND.grid,
      });
  },
});

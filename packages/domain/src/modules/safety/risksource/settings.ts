import { GRADE_COLOURS, readGradeColours } from '../../../risk/colours.ts';
import { defineSettings, words } from '../../../settings/define.ts';

/** How grades of risk are shown. */
export default defineSettings('risk', {
  label: { zh: '危险源', en: 'Risks' },
  order: 82,
  settings: {
    risk_grade_colours: words({
      label: { zh: '五级风险对应四色（未核定）', en: 'Five grades to four colours (to be confirmed)' },
      hint: {
        zh: '写作“等级:颜色”，逗号分隔，颜色为红、橙、黄、蓝；修改后列表与四色图立即改变',
        en: 'Written as “grade:colour” with commas; the colours are 红, 橙, 黄, 蓝; lists and maps change at once',
      },
      maxLength: 60,
      fallback: GRADE_COLOURS,
      required: true,
    }),
  },
  check: ({ risk_grade_colours }) =>
    readGradeColours(risk_grade_colours)
      ? undefined
      : {
          path: 'risk_grade_colours',
          code: 'gradeColours',
          message: {
            zh: '写作 1:红,2:橙,3:黄,4:蓝,5:蓝 的形式，五级都要写，等级高的颜色不能更轻',
            en: 'Write it as 1:红,2:橙,3:黄,4:蓝,5:蓝 with all five grades; a higher one has no weaker colour',
          },
        },
});

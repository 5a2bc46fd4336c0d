import type { Label } from '../../../label.ts';
import { defineSettings, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Settings of waste. Not confirmed by anybody of the trade. */
export default defineSettings('waste', {
  label: at('垃圾分类', 'Waste'),
  order: 84,
  settings: {
    waste_limit: whole({
      label: at('建筑垃圾排放限值（吨/万㎡，未核定）', 'Limit of construction waste (t per 10,000 m², not confirmed)'),
      hint: at(
        '现浇结构一般 300，装配式 200；不含渣土和泥浆',
        '300 as a rule, 200 for prefabricated buildings; without soil and slurry',
      ),
      min: 1,
      max: 100_000,
      fallback: 300,
    }),
  },
});

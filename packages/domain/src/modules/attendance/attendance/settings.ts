import type { Label } from '../../../label.ts';
import { defineSettings, onOff, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });
const column = (zh: string, en: string, fallback: boolean) =>
  onOff({
    label: at(`报送表列：${zh}`, `Column of the report: ${en}`),
    hint: at('按主管部门要求的格式选择', 'As the authority asks for it'),
    fallback,
  });

/** Presence of key posts, and the columns of the report to authorities. */
export default defineSettings('attendance', {
  label: at('考勤与报表', 'Attendance and reports'),
  order: 77,
  settings: {
    keypost_ratio: whole({
      label: at('项目负责人月到岗率下限（%）', 'Presence of the project leader in a month (%)'),
      hint: at('建质〔2011〕111号；未核定', 'Order 111 of 2011; not confirmed'),
      min: 0,
      max: 100,
      fallback: 80,
    }),
    keypost_area_2: whole({
      label: at('须配 2 名专职安全员的建筑面积（㎡）', 'Area from which two safety officers are needed (m²)'),
      hint: at('建质〔2008〕91号；未核定', 'Order 91 of 2008; not confirmed'),
      min: 1,
      max: 10_000_000,
      fallback: 10_000,
    }),
    keypost_area_3: whole({
      label: at('须配 3 名专职安全员的建筑面积（㎡）', 'Area from which three safety officers are needed (m²)'),
      hint: at('建质〔2008〕91号；未核定', 'Order 91 of 2008; not confirmed'),
      min: 1,
      max: 10_000_000,
      fallback: 50_000,
    }),
    report_id_card: column('身份证号（打码）', 'Identity number (masked)', true),
    report_team: column('班组', 'Team', true),
    report_unit: column('所属单位', 'Unit', true),
    report_age: column('年龄', 'Age', true),
    report_origin: column('籍贯', 'Origin', true),
    report_entry: column('进场日期', 'Arrival', true),
    report_contract: column('用工形式', 'Contract', true),
    report_days: column('出勤工日', 'Days', true),
    report_hours: column('工时', 'Hours', false),
    report_due: column('实发工资', 'Wages to pay', true),
    report_paid: column('已发工资', 'Wages paid', true),
  },
  check: ({ keypost_area_2, keypost_area_3 }) =>
    keypost_area_2 >= keypost_area_3
      ? {
          path: 'keypost_area_2',
          code: 'areaOrder',
          message: at('2 名的面积必须小于 3 名的面积', 'The area for two must be less than that for three'),
        }
      : undefined,
});

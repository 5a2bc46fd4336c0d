import type { Label } from '../../label.ts';
import { defineSettings, onOff, whole } from '../define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });
const UNCONFIRMED = at('未核定，请按当地规定确认', 'Not confirmed: check the local rule');
const months = (zh: string, en: string, fallback: number) =>
  whole({
    label: at(`体检周期：${zh}（月）`, `Medical check: ${en} (months)`),
    hint: UNCONFIRMED,
    min: 1,
    max: 60,
    fallback,
  });
/** Terms of service of protective equipment; GB 2811 and GB 6095 give them for helmets and belts. */
const gear = (zh: string, en: string, fallback: number) =>
  whole({
    label: at(`劳保用品使用期：${zh}（月）`, `Protective equipment: ${en} (months)`),
    hint: UNCONFIRMED,
    min: 1,
    max: 120,
    fallback,
  });
const refusal = (zh: string, en: string) =>
  onOff({
    label: at(`${zh}时不得上岗`, `Refused with ${en}`),
    hint: at('关闭后只提示，不拦截', 'When off, a warning is shown instead'),
    fallback: true,
  });

/** Settings of labour: what refuses people, and terms whose numbers differ by region. */
export default defineSettings('labour', {
  label: at('劳务与上岗', 'Labour and admission'),
  order: 75,
  settings: {
    labour_training: refusal('三级安全教育不足', 'missing safety education'),
    labour_certificate: refusal('缺少有效证书', 'no valid certificate'),
    labour_medical: refusal('没有有效体检', 'no valid medical check'),
    labour_file: refusal('档案不完整', 'an incomplete file'),
    points_yellow: whole({
      label: at('安全扣分黄牌（分）', 'Safety points, yellow'),
      hint: at('十二个月内扣分减加分', 'Penalties less credits of twelve months'),
      min: 1,
      max: 100,
      fallback: 6,
    }),
    points_red: whole({
      label: at('安全扣分红牌，停止上岗（分）', 'Safety points, red: suspended'),
      hint: at('十二个月内扣分减加分', 'Penalties less credits of twelve months'),
      min: 1,
      max: 100,
      fallback: 12,
    }),
    certificate_year_hours: whole({
      label: at('特种作业证延期：每年继续教育（学时）', 'Prolonging a certificate of a special trade: hours a year'),
      hint: UNCONFIRMED,
      min: 0,
      max: 200,
      fallback: 24,
    }),
    contract_notice_days: whole({
      label: at('合同到期提前提示（天）', 'Notice before the end of a contract (days)'),
      hint: UNCONFIRMED,
      min: 0,
      max: 180,
      fallback: 30,
    }),
    absent_days: whole({
      label: at('无通行记录自动退场（天）', 'Leaves by itself after days without passage'),
      hint: at('0 表示不自动退场；有通行数据后才执行', '0: never; only where passages are recorded'),
      min: 0,
      max: 365,
      fallback: 30,
    }),
    medical_months_1: months('一般作业', 'no particular hazard', 12),
    medical_months_2: months('粉尘', 'dust', 12),
    medical_months_3: months('噪声', 'noise', 12),
    medical_months_4: months('高温', 'heat', 12),
    medical_months_5: months('高处作业', 'work at height', 12),
    medical_months_6: months('电工作业', 'electric work', 24),
    medical_months_7: months('电焊烟尘', 'welding fumes', 24),
    gear_months_1: gear('头部', 'head', 30),
    gear_months_2: gear('坠落', 'falls', 36),
    gear_months_3: gear('足部', 'feet', 12),
    gear_months_4: gear('手部', 'hands', 3),
    gear_months_5: gear('眼面', 'eyes and face', 24),
    gear_months_6: gear('听力', 'hearing', 12),
    gear_months_7: gear('呼吸', 'breathing', 6),
    gear_months_8: gear('服装', 'clothing', 12),
  },
  check: ({ points_yellow, points_red }) =>
    points_yellow >= points_red
      ? {
          path: 'points_yellow',
          code: 'yellowLate',
          message: at('黄牌分值必须小于红牌分值', 'The yellow light must come before the red one'),
        }
      : undefined,
});

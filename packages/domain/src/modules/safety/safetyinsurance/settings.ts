import type { Label } from '../../../label.ts';
import { defineSettings, onOff, whole } from '../../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** What insurance a project needs, and when somebody is told. */
export default defineSettings('insurance', {
  label: at('安全保险', 'Insurance'),
  order: 83,
  settings: {
    insurance_liability: onOff({
      label: at('项目须有安全生产责任保险（未核定）', 'Projects need liability insurance (to be confirmed)'),
      hint: at('安全生产法第五十一条：高危行业', 'Work safety law, article 51: dangerous trades'),
      fallback: true,
    }),
    insurance_injury: onOff({
      label: at('项目须按项目参加工伤保险（未核定）', 'Projects need injury insurance (to be confirmed)'),
      hint: at('人社部发〔2014〕103号', 'Document 103 of 2014 of the ministry of labour'),
      fallback: true,
    }),
    insurance_warn_days: whole({
      label: at('保单到期前多少天提醒（未核定）', 'A policy is told of so many days before its end (to be confirmed)'),
      hint: at('每张保单提醒一次，到期当天再提醒一次', 'Once for each policy, and again when it has ended'),
      min: 1,
      max: 180,
      fallback: 30,
    }),
    insurance_report_hours: whole({
      label: at('出险后多少小时内报案（未核定）', 'An incident is reported within so many hours (to be confirmed)'),
      hint: at('超过的标为超期报案', 'Later reports are marked'),
      min: 1,
      max: 720,
      fallback: 48,
    }),
  },
});

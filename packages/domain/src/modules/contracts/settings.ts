import type { Label } from '../../label.ts';
import { defineSettings, onOff, whole } from '../../settings/define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });

/** Terms of contracts and their payments. */
export default defineSettings('contracts', {
  label: at('合同与付款', 'Contracts and payments'),
  order: 82,
  settings: {
    contract_warning_days: whole({
      label: at('合同、保函到期前多少天提醒', 'Days of warning before a contract or guarantee ends'),
      hint: at('到期前标记并通知合同经办人；未核定', 'Flagged, and the officer is told. Not confirmed'),
      min: 1,
      max: 365,
      fallback: 30,
    }),
    contract_claim_days: whole({
      label: at('索赔须在事件后多少天内提出', 'Days within which a claim is notified'),
      hint: at('建设工程施工合同示范文本 19.1 为 28 天；未核定', 'Model contract 19.1: 28. Not confirmed'),
      min: 1,
      max: 180,
      fallback: 28,
    }),
    contract_answer_days: whole({
      label: at('索赔须在收到后多少天内答复', 'Days within which a claim is answered'),
      hint: at('建设工程施工合同示范文本 19.2 为 28 天；未核定', 'Model contract 19.2: 28. Not confirmed'),
      min: 1,
      max: 180,
      fallback: 28,
    }),
    contract_pay_days: whole({
      label: at('付款须在批准后多少天内支付', 'Days within which an approved payment is made'),
      hint: at('建设工程施工合同示范文本 12.4.4 为 14 天；未核定', 'Model contract 12.4.4: 14. Not confirmed'),
      min: 1,
      max: 180,
      fallback: 14,
    }),
    contract_payout_funds: onOff({
      label: at('支出合同的付款单须关联用款申请', 'Orders of contracts that cost money name a request of funds'),
      hint: at(
        '项目按资金计划用款的单位打开；打开后没有关联的付款单不能提交和审批',
        'For companies that pay by plans of funds; orders without one are then neither made nor approved',
      ),
      fallback: false,
    }),
    contract_cost_near: whole({
      label: at('成本科目用到计划的多少（%）时提醒', 'Share of a planned cost at which it is flagged (%)'),
      hint: at('未核定', 'Not confirmed'),
      min: 50,
      max: 100,
      fallback: 90,
    }),
  },
});

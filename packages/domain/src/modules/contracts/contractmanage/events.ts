import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  contract_ending: {
    label: { zh: '合同或保函即将到期', en: 'A contract or guarantee ends soon' },
    urgency: 'normal',
    audience: {
      zh: '合同经办人，以及项目所属单位可登记结算的人员',
      en: 'The officer of the contract, and who may record its settlement',
    },
  },
  contract_retention: {
    label: { zh: '质保金到期可返还', en: 'Retention is due' },
    urgency: 'normal',
    audience: {
      zh: '合同经办人，以及项目所属单位可办理合同付款的人员',
      en: 'The officer of the contract, and who may make payments of it',
    },
  },
});

import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  wage_transfer_due: {
    label: { zh: '人工费未按约定拨付', en: 'Labour cost not transferred as agreed' },
    urgency: 'urgent',
    audience: {
      zh: '劳资专管员，以及项目所属单位可登记拨付的人员',
      en: 'The labour officer, and who may enter transfers',
    },
  },
});

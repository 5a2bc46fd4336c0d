import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  gear_kept: {
    label: { zh: '离场未归还用品', en: 'Left with equipment' },
    urgency: 'normal',
    audience: { zh: '项目所属单位可办理归还的人员', en: 'Those of the project who may take equipment back' },
  },
});

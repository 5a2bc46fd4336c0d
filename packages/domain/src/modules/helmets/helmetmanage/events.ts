import { defineEvents } from '../../../messages/define.ts';

export default defineEvents({
  helmet_owed: {
    label: { zh: '离场未归还安全帽', en: 'Left with a helmet' },
    urgency: 'normal',
    audience: { zh: '项目所属单位可收回安全帽的人员', en: 'Those of the project who may take helmets back' },
  },
});

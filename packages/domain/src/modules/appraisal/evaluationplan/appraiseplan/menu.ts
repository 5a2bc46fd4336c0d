import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '考核计划', en: 'Appraisal plans' }, order: 10 });

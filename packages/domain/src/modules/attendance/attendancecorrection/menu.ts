import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '补卡与请假', en: 'Corrections and leave' }, order: 30 });

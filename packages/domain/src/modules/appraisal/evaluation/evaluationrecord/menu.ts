import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '评价记录', en: 'Evaluations' }, order: 50 });

import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '项目资金', en: 'Funds of projects' }, order: 20 });

import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '通行名单', en: 'Who may pass' }, order: 90 });

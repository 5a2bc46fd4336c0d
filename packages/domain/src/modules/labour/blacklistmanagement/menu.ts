import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '黑名单', en: 'Blacklist' }, order: 100 });

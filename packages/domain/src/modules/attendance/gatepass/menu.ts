import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '通行名单', en: 'Access list' }, order: 90 });

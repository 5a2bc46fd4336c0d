import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '标识配置', en: 'Names and logos' }, order: 95 });

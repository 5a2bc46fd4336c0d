import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '成本对比', en: 'Cost by item' }, order: 90 });

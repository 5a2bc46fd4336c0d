import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '年龄规则', en: 'Age rules' }, order: 110 });

import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '部位管理', en: 'Parts' }, order: 10 });

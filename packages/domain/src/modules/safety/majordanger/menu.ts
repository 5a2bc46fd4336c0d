import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '重大事故隐患', en: 'Major dangers' }, order: 14 });

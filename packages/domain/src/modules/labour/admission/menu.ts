import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '可否上岗', en: 'May work here' }, order: 10, operations: [VIEW] });

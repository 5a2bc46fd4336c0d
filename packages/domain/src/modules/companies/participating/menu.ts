import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '参建单位', en: 'Project contractors' }, order: 30 });

import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '变更洽商', en: 'Design changes' }, order: 100 });

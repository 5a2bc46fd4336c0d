import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '模具', en: 'Moulds' }, order: 60 });

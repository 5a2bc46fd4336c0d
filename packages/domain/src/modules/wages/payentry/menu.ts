import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '专户流水', en: 'Account entries' }, order: 50 });

import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '专户流水', en: 'Entries of accounts' }, order: 50 });

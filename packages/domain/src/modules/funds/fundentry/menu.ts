import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '资金流水', en: 'Entries of funds' }, order: 30 });

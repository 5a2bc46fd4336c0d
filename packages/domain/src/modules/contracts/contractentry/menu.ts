import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '合同分录', en: 'Ledger of contracts' }, order: 100 });

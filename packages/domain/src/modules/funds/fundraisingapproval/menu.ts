import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '资金审批', en: 'Approval of funds' }, order: 10 });

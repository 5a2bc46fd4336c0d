import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '评价审批', en: 'Approval' }, order: 60 });

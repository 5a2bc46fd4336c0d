import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '合同变更', en: 'Changes' }, order: 30 });

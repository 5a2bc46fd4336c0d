import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '合同台账', en: 'Contracts' }, order: 10 });

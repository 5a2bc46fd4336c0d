import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '合同清单', en: 'Bill of quantities' }, order: 20 });

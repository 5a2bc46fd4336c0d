import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '项目保修', en: 'Warranty cases' }, order: 120 });

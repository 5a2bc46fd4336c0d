import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '企业库', en: 'Company register' }, order: 10 });

import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '检验批', en: 'Inspection lots' }, order: 20 });

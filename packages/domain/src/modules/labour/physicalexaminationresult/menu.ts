import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '体检', en: 'Medical checks' }, order: 70 });

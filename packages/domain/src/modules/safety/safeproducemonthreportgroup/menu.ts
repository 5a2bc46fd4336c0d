import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '集团安全月报', en: 'Group reports' }, order: 94 });

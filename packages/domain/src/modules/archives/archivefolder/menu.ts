import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '档案目录', en: 'Folders' }, order: 40 });

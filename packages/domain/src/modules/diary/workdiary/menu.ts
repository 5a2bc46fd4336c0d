import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '施工日志', en: 'Work diary' }, order: 10 });

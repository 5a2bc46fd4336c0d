import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '单位工程观感检查', en: 'Unit works: impression' }, order: 16 });

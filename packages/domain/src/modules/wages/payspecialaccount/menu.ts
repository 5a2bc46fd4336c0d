import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '工资专户', en: 'Wage accounts' }, order: 40 });

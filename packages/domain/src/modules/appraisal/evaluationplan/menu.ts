import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '评价计划', en: 'Evaluation plans' }, order: 40 });

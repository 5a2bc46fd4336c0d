import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '模具使用', en: 'Uses of moulds' }, order: 70 });

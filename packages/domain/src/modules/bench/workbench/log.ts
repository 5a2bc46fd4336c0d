import { defineLog } from '../../../log/define.ts';

export default defineLog({ subjects: { workbench: { zh: '工作台布局', en: 'Arrangement of tiles' } } });

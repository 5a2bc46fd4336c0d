import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    fence: logged('修改围栏', 'Change a fence', 'processing'),
    siteplan: logged('修改场地图', 'Change the site plan', 'processing'),
  },
  subjects: {
    'work-point': { zh: '作业点', en: 'Work point' },
  },
});

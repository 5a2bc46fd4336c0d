import { defineMenu, VIEW } from '../../../menu/define.ts';

export default defineMenu({
  label: { zh: '项目主页', en: 'Project home' },

  about: {
    zh: '一个项目或公司的全貌：在场人员、设备与报警、隐患、进度、地图和今天的事；每个数字都能点进它的记录。',
    en: 'A project or a company at a glance: people on site, devices and alarms, hazards, progress, map and today’s tasks. Each figure opens its records.',
  },
  order: 15,
  first: true,
  icon: { own: 'home' },
  operations: [VIEW],
});

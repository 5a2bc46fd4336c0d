import { defineSettings, words } from '../../../settings/define.ts';

const ITEMS = [
  '客厅|墙面、顶棚无裂缝、空鼓、渗漏',
  '客厅|地面平整，无裂缝、空鼓、起砂',
  '客厅|净高、开间、进深符合设计',
  '卧室|墙面、顶棚无裂缝、空鼓、渗漏',
  '卧室|地面平整，无裂缝、空鼓、起砂',
  '厨房|给排水管道无渗漏，坡度正确',
  '卫生间|蓄水试验 24 h 无渗漏',
  '卫生间|地漏排水畅通，水封有效',
  '阳台|栏杆高度、间距和牢固性',
  '门窗|开启灵活，密封良好，外窗淋水无渗漏',
  '电气|插座接线正确，漏电保护器动作',
].join('\n');

export default defineSettings('house', {
  label: { zh: '分户验收', en: 'House acceptance' },
  order: 85,
  settings: {
    house_items: words({
      label: { zh: '分户验收内容', en: 'Items of the inspection' },
      hint: {
        zh: '每行一项，房间与项目用“|”分隔；新增房屋时带出；未核定',
        en: 'One in each line, room and item parted by “|”; a new house gets them. Not confirmed',
      },
      maxLength: 4000,
      long: true,
      required: true,
      fallback: ITEMS,
    }),
  },
});

export const zh = {
  report: '保险报案',
  choose: '选择 {day} 在保的保单',
  none: '项目在 {day} 没有在保的保单，请先核对保单台账',
};

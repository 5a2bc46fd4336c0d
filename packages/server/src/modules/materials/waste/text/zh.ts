export const zh = { later: '日期不能晚于今天，请改选日期' };

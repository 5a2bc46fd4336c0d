export const zh = { check: '开始检查', copy: '复制' };

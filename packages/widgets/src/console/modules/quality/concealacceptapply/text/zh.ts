export const zh = { form: '报验表 B.0.7' };

export type FormText = typeof zh;

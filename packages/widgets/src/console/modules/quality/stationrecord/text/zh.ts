export const zh = { form: '旁站记录表 A.0.6' };

export type FormText = typeof zh;

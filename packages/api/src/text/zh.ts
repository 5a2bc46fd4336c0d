/** Messages of the generic client (console specification, section 8). */
export const zh = {
  network: '网络错误',
  noSession: '无效的登录状态, 请重新登录',
};

export type ApiText = Record<keyof typeof zh, string>;

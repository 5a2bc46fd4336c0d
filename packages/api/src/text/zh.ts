/** Messages of the generic client (console specification, section 8). */
export const zh = {
  network: '网络错误',
  noSession: '无效的登录状态, 请重新登录',
  noToken: '没有取得登录状态，请重试；仍不成功时，请联系网站管理员',
};

export type ApiText = Record<keyof typeof zh, string>;

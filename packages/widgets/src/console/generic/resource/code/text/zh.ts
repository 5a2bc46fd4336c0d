export const zh = {
  code: '二维码',
  title: '「{title}」的二维码',
  hint: '用手机扫一扫，登录后打开此页面',
  openHint: '用手机扫一扫，无需登录即可查看',
  closedHint: '该材料未开启“扫码公开”，扫码后不显示内容；可在编辑中开启',
  onlyHere:
    '手机打不开这个地址，它只在本机有效：请用本机在局域网或互联网上的地址打开控制台（启动时加 --host 0.0.0.0），再使用二维码。',
  print: '打印',
  save: '下载图片',
};

export type CodeText = Record<keyof typeof zh, string>;

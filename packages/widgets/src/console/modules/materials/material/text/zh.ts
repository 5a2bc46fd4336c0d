/** Texts of the page behind a material's code. */
export const zh = {
  title: '材料信息',
  nothingAsked: '请扫描材料上的二维码打开此页',
  notFound: '没有查到该材料',
  notFoundHint: '二维码可能已失效，或该材料未公开。请联系项目管理人员。',
  failed: '材料信息加载失败，请重试',
  retry: '重试',
  papers: '质量证明文件',
  noPapers: '未上传',
  project: '所属项目',
  read: '以上信息由项目管理单位登记，读取于 {at}',
};

export type MaterialCodeText = Record<keyof typeof zh, string>;

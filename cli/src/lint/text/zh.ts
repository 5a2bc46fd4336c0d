/** Texts of `gongdi lint` about its cache, its baseline and watching. */
export const zh = {
  cacheNotWritten: '缓存未能写入 {path}：{reason}',
  baselineMissing: '基线文件 {path} 不存在；运行 gongdi lint … --baseline {path} --update-baseline 建立基线',
  baselineBroken: '基线文件 {path} 无法使用：{reason}；请修复它，或用 --update-baseline 重新建立',
  baselineNeeded: '--update-baseline 需要用 --baseline 或配置 lint.baseline 指定基线文件',
  baselineNoStdin: '标准输入没有路径，不能写入基线；请给出文件',
  baselineWritten: '基线已写入 {path}：{count} 个问题',
  baselineWouldWrite: '将写入基线 {path}：{count} 个问题（试运行，未写入）',
  baselineKnown: '另有 {count} 个已知问题记录在基线 {path} 中，未列出',
  baselineFixed: '基线中有 {count} 个问题已经修复；运行 --update-baseline 从基线中移除：',
  watching: '正在监视文件变化，按 Ctrl-C 停止',
  watchNoStdin: '--watch 不能监视标准输入，请给出文件、文件夹或通配符',
  watchAlone: '--watch 不能与 {flag} 同用',
};

export type LintText = Record<keyof typeof zh, string>;

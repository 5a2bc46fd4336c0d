import type { Lang } from '../../kit/theme/tokens.ts';

const zh = {
  replayClose: '结束回放',
  replayPlay: '播放',
  replayPause: '暂停',
  replayBack: '上一步',
  replayNext: '下一步',
  replaySpeed: '速度',
  replayPosition: '回放进度',
  replayAt: '{time}，第 {index} 步，共 {total} 步：{what}',
  replayNothing: '没有时间记录，无法回放',
  began: '{name} 开始',
  ended: '{name} 结束',
  noChange: '连线',
};

const en: Record<keyof typeof zh, string> = {
  replayClose: 'End the replay',
  replayPlay: 'Play',
  replayPause: 'Pause',
  replayBack: 'Step back',
  replayNext: 'Step forward',
  replaySpeed: 'Speed',
  replayPosition: 'Position of the replay',
  replayAt: '{time}, step {index} of {total}: {what}',
  replayNothing: 'There are no times to replay',
  began: '{name} began',
  ended: '{name} ended',
  noChange: 'a flow',
};

/** Texts that are loaded only with the replay. */
export const replayTexts = (lang: Lang) => (lang === 'en' ? en : zh);

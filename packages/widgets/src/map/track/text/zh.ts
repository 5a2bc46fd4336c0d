export const zh = {
  play: '播放轨迹',
  pause: '暂停',
  at: '轨迹时间',
  speed: '播放速度',
  times: '{n} 倍速',
  follow: '跟随',
  control: '轨迹回放',
};

export type TrackTexts = Record<keyof typeof zh, string>;

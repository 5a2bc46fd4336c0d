export const zh = {
  play: '播放轨迹',
  pause: '暂停',
  at: '轨迹时间',
  speed: '播放速度',
  times: '{n} 倍速',
  follow: '跟随',
  followNone: '不跟随',
  followOne: '跟随 {name}',
  control: '轨迹回放',
  tracks: '轨迹图例',
  marks: '报警时刻',
  nextMark: '下一报警',
  none: '无轨迹',
  silent: '无信号',
  still: '停留',
  moving: '行进',
};

export type TrackTexts = Record<keyof typeof zh, string>;

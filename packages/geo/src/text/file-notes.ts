import type { Words } from './words.ts';

/** Notes to the user about a file that was read. */
export const FILE_NOTES = {
  'closed-lines': {
    zh: '{count} 条首尾相接的线已作为区域读取',
    en: '{count} closed lines were read as areas',
  },
  'closed-tracks': {
    zh: '{count} 条轨迹已首尾连接为区域，请核对边界',
    en: '{count} tracks were closed to areas: check their borders',
  },
  'left-out': { zh: '{count} 个点、线或空图形未读取', en: '{count} points, lines or empty shapes were left out' },
} as const satisfies Record<string, Words>;

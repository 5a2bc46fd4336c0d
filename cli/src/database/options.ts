import type { CommandOption } from '../command.ts';

/** Chooses the database in the same way as `serve`. */
export const DATA_OPTION: CommandOption = {
  flags: '--data <dir>',
  about: {
    zh: '数据文件夹，默认 .gongdi；设置了 DATABASE_URL 时用它',
    en: 'data folder; .gongdi without. DATABASE_URL goes before it',
  },
};

import type { CommandOption } from '../command.ts';

/** Flags that give the content of a record. */
export const WRITE_OPTIONS: readonly CommandOption[] = [
  {
    flags: '--set <field=value>',
    about: {
      zh: '字段的值（可多次给出）；字段可用名称或标签，字典可用文字，关联可用名称',
      en: 'value of a field (may be repeated), by name or label; dictionary words and titles of other records are understood',
    },
    many: true,
  },
  {
    flags: '--file <file>',
    about: { zh: '从 JSON 文件读取；- 表示标准输入', en: 'JSON file with the record; - for standard input' },
  },
];

export const DRY_RUN: CommandOption = {
  flags: '--dry-run',
  about: { zh: '只检查，不写入', en: 'check only, write nothing' },
};

export const PASSWORD_STDIN: CommandOption = {
  flags: '--password-stdin',
  about: { zh: '从标准输入读取密码', en: 'read the password from standard input' },
};

import type { Option } from 'commander';
import { CliFailure, EXIT, type Command } from './command.ts';
import { nearest } from './nearest.ts';
import { say } from './text/index.ts';

/** What other tools call the same. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  check: 'lint',
  validate: 'lint',
  verify: 'lint',
  draw: 'render',
  transform: 'convert',
  compare: 'diff',
  publish: 'deploy',
  create: 'add',
  insert: 'add',
  update: 'edit',
  remove: 'delete',
  rm: 'delete',
  ls: 'list',
  show: 'get',
  start: 'serve',
  server: 'serve',
  signin: 'login',
  signout: 'logout',
  version: '--version',
};

/** A first word that is no command, or an option that belongs to none. */
export function unknownCommand(name: string, commands: readonly Command[], options: readonly Option[]): CliFailure {
  const isOption = name.startsWith('-');
  const known = isOption ? options.map(({ long }) => long ?? '') : commands.map((command) => command.name);
  const label = isOption ? say('usageUnknownOption', { option: name }) : say('unknownCommand', { name });
  const near = OTHER_NAMES[name.toLowerCase()] ?? nearest(name, known);
  const hint = near ? say('didYouMean', { name: near }) : say('seeHelp');
  return new CliFailure(EXIT.usage, { zh: `${label.zh}\n${hint.zh}`, en: `${label.en}\n${hint.en}` });
}

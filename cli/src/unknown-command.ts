import type { Option } from 'commander';
import { CliFailure, EXIT, type Command } from './command.ts';
import { nearest } from './nearest.ts';
import { cliMessage } from './text/index.ts';

/** Names of these commands in other tools. */
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

/** Returns the failure for a first word that is not a command, or for an unknown option. */
export function unknownCommand(name: string, commands: readonly Command[], options: readonly Option[]): CliFailure {
  const isOption = name.startsWith('-');
  const known = isOption ? options.map(({ long }) => long ?? '') : commands.map((command) => command.name);
  const label = isOption ? cliMessage('usageUnknownOption', { option: name }) : cliMessage('unknownCommand', { name });
  const near = OTHER_NAMES[name.toLowerCase()] ?? nearest(name, known);
  const hint = near ? cliMessage('didYouMean', { name: near }) : cliMessage('seeHelp');
  return new CliFailure(EXIT.usage, { zh: `${label.zh}\n${hint.zh}`, en: `${label.en}\n${hint.en}` });
}

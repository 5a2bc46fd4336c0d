import { defineCommand, EXIT, type CommandContext } from '../command.ts';
import type { Finding } from '../doctor/checks.ts';
import { cliMessage } from '../text/index.ts';

const SIGNS = { good: '✓', bad: '✗', skipped: '–' } as const;
const STYLES = { good: 'green', bad: 'red', skipped: 'dim' } as const;

export default defineCommand({
  name: 'doctor',
  about: {
    zh: '检查运行环境、配置与服务器连接；加 --data 时检查数据文件夹',
    en: 'Look at the environment, the configuration and the server; with --data at a data folder',
  },
  options: [
    {
      flags: '--data <dir>',
      about: {
        zh: '检查这个数据文件夹：使用者、版本、磁盘、数据库、结构、每一页数据、每个文件；不改动任何内容',
        en: 'look at this data folder instead: holder, version, disk, database, schema, every page, every file; changes nothing',
      },
    },
  ],
  remote: true,
  examples: ['gongdi doctor', 'gongdi doctor --data .gongdi'],
  async run(_args, options: { data?: string }, context) {
    const { terminal, json, lang } = context;
    const findings: Finding[] = [];
    for await (const finding of findingsOf(options, context)) {
      findings.push(finding);
      if (json) continue;
      const { state, name, detail } = finding;
      const word = state === 'skipped' ? '' : `  ${cliMessage(state)[lang]}`;
      terminal.out(`${terminal.paint(STYLES[state], SIGNS[state])} ${name}${word}  ${terminal.paint('dim', detail)}`);
    }
    if (json) terminal.out(JSON.stringify({ version: context.version, checks: findings }, null, 2));
    return findings.some(({ state }) => state === 'bad') ? EXIT.remote : EXIT.fine;
  },
});

async function* findingsOf(options: { data?: string }, context: CommandContext): AsyncGenerator<Finding> {
  const { CHECKS, runCheck } = await import('../doctor/checks.ts');
  // With `--data` only the local checks run: the server of that folder may be stopped.
  for (const check of CHECKS) if (options.data === undefined || check.local) yield await runCheck(check, context);
  if (options.data === undefined) return;
  const { dataChecks } = await import('../doctor/data-checks.ts');
  yield* dataChecks(options, context);
}

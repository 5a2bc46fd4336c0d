import { defineCommand, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

const SIGNS = { good: '✓', bad: '✗', skipped: '–' } as const;
const STYLES = { good: 'green', bad: 'red', skipped: 'dim' } as const;

export default defineCommand({
  name: 'doctor',
  about: { zh: '检查运行环境、配置与服务器连接', en: 'Look at the environment, the configuration and the server' },
  remote: true,
  async run(_args, _options, context) {
    const { terminal, json, lang } = context;
    const { CHECKS, runCheck } = await import('../doctor/checks.ts');
    const findings = [];
    for (const check of CHECKS) {
      const finding = await runCheck(check, context);
      findings.push(finding);
      if (json) continue;
      const { state, name, detail } = finding;
      const word = state === 'skipped' ? '' : `  ${say(state)[lang]}`;
      terminal.out(`${terminal.paint(STYLES[state], SIGNS[state])} ${name}${word}  ${terminal.paint('dim', detail)}`);
    }
    if (json) terminal.out(JSON.stringify({ version: context.version, checks: findings }, null, 2));
    return findings.some(({ state }) => state === 'bad') ? EXIT.remote : EXIT.fine;
  },
});

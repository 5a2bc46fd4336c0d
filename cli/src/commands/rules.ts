import { defineCommand, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

export default defineCommand({
  name: 'rules',
  arguments: '[code]',
  about: { zh: '列出检查规则，或说明一条规则', en: 'List the rules of lint, or explain one' },
  examples: ['gongdi rules', 'gongdi rules missing-time-to-live', 'gongdi rules --json'],
  async run([code], _options, { terminal, lang, json }) {
    const { ruleInfos } = await import('@gongdi/bpmn');
    const { unknownRule } = await import('../lint/options.ts');
    const infos = ruleInfos();
    const chosen = code === undefined ? infos : infos.filter((info) => info.code === code);
    if (chosen.length === 0 && code !== undefined)
      throw unknownRule(
        code,
        infos.map((info) => info.code),
      );
    const listed = chosen.map(({ code, severity, title, engines, peer }) => ({
      code,
      severity,
      title: title[lang],
      engines,
      peer,
    }));
    if (json) {
      terminal.out(JSON.stringify(code === undefined ? listed : listed[0], null, 2));
      return EXIT.fine;
    }
    const { table } = await import('../terminal/width.ts');
    const words = {
      error: say('error')[lang],
      warning: say('warning')[lang],
      info: say('info')[lang],
    };
    terminal.out(table(listed.map((rule) => [rule.code, words[rule.severity], rule.title, rule.engines.join(', ')])));
    return EXIT.fine;
  },
});

import { defineCommand, EXIT } from '../command.ts';

interface Options {
  preset?: string;
  engine?: string;
}

export default defineCommand({
  name: 'rules',
  arguments: '[code]',
  values: 'rules',
  about: { zh: '列出检查规则，或说明一条规则', en: 'List the rules of lint, or explain one' },
  options: [
    { flags: '--preset <name>', about: { zh: '只列出这个规则集的规则', en: 'only the rules of this preset' } },
    { flags: '--engine <engine>', about: { zh: '只列出适用于这个引擎的规则', en: 'only the rules for this engine' } },
  ],
  examples: ['gongdi rules', 'gongdi rules --engine flowable', 'gongdi rules time-to-live', 'gongdi rules --json'],
  async run([code], options: Options, { terminal, lang, json }) {
    const rules = await import('../lint/rules-text.ts');
    if (code === undefined) {
      const infos = rules.listedRules(options);
      terminal.out(json ? JSON.stringify(rules.listAsData(infos, lang), null, 2) : rules.listAsText(infos, lang));
      return EXIT.fine;
    }
    const page = rules.pageOf(code);
    terminal.out(json ? JSON.stringify(rules.pageAsData(page, lang), null, 2) : rules.pageAsText(page, terminal));
    return EXIT.fine;
  },
});

import { CliFailure, defineCommand, EXIT, type Command } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import { COMPLETIONS, entriesOf, SHELLS } from '../completion/shells.ts';

export default defineCommand({
  name: 'completion',
  arguments: '<shell>',
  values: SHELLS,
  about: {
    zh: '输出命令补全脚本：bash、zsh、fish 或 PowerShell',
    en: 'Print the completion script of bash, zsh, fish or PowerShell',
  },
  examples: [
    'source <(gongdi completion bash)',
    'gongdi completion zsh > "${fpath[1]}/_gongdi"',
    'gongdi completion fish > ~/.config/fish/completions/gongdi.fish',
    'gongdi completion powershell | Out-String | Invoke-Expression',
  ],
  async run([shell], _options, { terminal, lang, commands }) {
    const known = SHELLS.find((one) => one === shell);
    if (!known) {
      const values = { option: '<shell>', value: shell ?? '', choices: SHELLS.join(', ') };
      throw new CliFailure(EXIT.usage, cliMessage('usageInvalidArgument', values));
    }
    const { nounsFor } = await import('../remote/resource.ts');
    const { ruleInfos } = await import('@gongdi/bpmn');
    const valuesOf = ({ values = [] }: Command): readonly string[] => {
      if (values === 'rules') return ruleInfos().map(({ code }) => code);
      return 'resourcesFor' in values ? nounsFor(values.resourcesFor) : values;
    };
    terminal.out(COMPLETIONS[known](entriesOf(commands, lang, valuesOf)));
    return EXIT.fine;
  },
});

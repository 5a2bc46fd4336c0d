import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import { COMPLETIONS, SHELLS } from '../completion/shells.ts';

export default defineCommand({
  name: 'completion',
  arguments: '<shell>',
  about: { zh: '输出命令补全脚本：bash、zsh 或 fish', en: 'Print the completion script of bash, zsh or fish' },
  examples: [
    'source <(gongdi completion bash)',
    'gongdi completion zsh > "${fpath[1]}/_gongdi"',
    'gongdi completion fish > ~/.config/fish/completions/gongdi.fish',
  ],
  async run([shell], _options, { terminal, lang, commands }) {
    const known = SHELLS.find((one) => one === shell);
    if (!known) {
      const values = { option: '<shell>', value: shell ?? '', choices: SHELLS.join(', ') };
      throw new CliFailure(EXIT.usage, cliMessage('usageInvalidArgument', values));
    }
    terminal.out(COMPLETIONS[known](commands, lang));
    return EXIT.fine;
  },
});

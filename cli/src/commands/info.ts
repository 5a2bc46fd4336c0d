import { defineCommand } from '../command.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import type { ModelInfo } from '../info/inventory.ts';
import type { LintFinding } from '../lint/plan.ts';

interface Options {
  summary?: boolean;
}

export default defineCommand({
  name: 'info',
  arguments: '<files...>',
  about: {
    zh: '说明模型中有什么：流程、任务、人员、表单、表达式',
    en: 'Tell what models hold: processes, tasks, people, forms',
  },
  options: [{ flags: '--summary', about: { zh: '每个文件一行', en: 'one line for each file' } }],
  examples: ['gongdi info leave.bpmn', 'gongdi info models/ --summary', 'gongdi info models/ --json'],
  async run(args, { summary }: Options, context) {
    const { cwd, terminal, json, signal, lang } = context;
    const { findInputs } = await import('../files/inputs.ts');
    const { inTurn } = await import('../terminal/progress.ts');
    const { ignoreRules } = await import('../files/ignore.ts');
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore: await ignoreRules(cwd) });
    const { openModel } = await import('../model/open-model.ts');
    const { infoOf } = await import('../info/inventory.ts');
    const { detailsOf, summaryOf } = await import('../info/describe.ts');
    const infos: ModelInfo[] = [];
    const unread: { file: string; findings: LintFinding[] }[] = [];
    for (const input of inTurn(inputs, signal)) {
      const { model, findings } = await openModel(input, context, { trackLoss: false });
      if (!model) {
        unread.push({ file: input.name, findings });
        continue;
      }
      const info = infoOf(input.name, model);
      infos.push(info);
      if (!json && !summary) terminal.out(`${terminal.paint('underline', info.file)}\n${detailsOf(info, lang)}\n`);
    }
    if (json) terminal.out(JSON.stringify({ files: infos, unread }, null, 2));
    else if (summary && infos.length > 0) terminal.out(summaryOf(infos, lang));
    const { outcomeOf } = await import('../files/outcome.ts');
    return outcomeOf(inputs.length, unread.length);
  },
});

import { defineCommand } from '../command.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import type { ModelInfo } from '../info/inventory.ts';
import { cliText } from '../text/index.ts';

export default defineCommand({
  name: 'info',
  arguments: '<files...>',
  about: {
    zh: '说明模型中有什么：流程、任务、人员、表单、表达式',
    en: 'Tell what models hold: processes, tasks, people, forms',
  },
  examples: ['gongdi info leave.bpmn', 'gongdi info models/ --json'],
  async run(args, _options, context) {
    const { cwd, terminal, json, signal, lang } = context;
    const { findInputs } = await import('../files/inputs.ts');
    const { ignorePatterns } = await import('../files/ignore.ts');
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore: await ignorePatterns(cwd) });
    const { openModel } = await import('../model/open-model.ts');
    const { infoOf } = await import('../info/inventory.ts');
    const { table } = await import('../terminal/width.ts');
    const infos: ModelInfo[] = [];
    for (const input of inputs) {
      signal.throwIfAborted();
      const { model } = await openModel(input, context, { trackLoss: false });
      if (!model) continue;
      const info = infoOf(input.name, model);
      infos.push(info);
      if (!json) terminal.out(`${terminal.paint('underline', info.file)}\n${table(linesOf(info, lang))}\n`);
    }
    if (json) terminal.out(JSON.stringify({ files: infos }, null, 2));
    const { outcomeOf } = await import('../files/outcome.ts');
    return outcomeOf(inputs.length, inputs.length - infos.length);
  },
});

function linesOf(info: ModelInfo, lang: 'zh' | 'en'): string[][] {
  const text = cliText[lang];
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([name, number]) => `${name} ${number}`);
  const processes = info.processes.map(({ id, name }) => [id, name].filter(Boolean).join(' '));
  const rows: [string, readonly string[]][] = [
    [text.infoFlavour, [info.flavour]],
    [text.infoProcesses, processes],
    [text.infoElements, counted(info.elements)],
    [text.infoPeople, info.people],
    [text.infoForms, info.forms],
    [text.infoCalls, info.calls],
    [text.infoMessages, info.messages],
    [text.infoSignals, info.signals],
    [text.infoExpressions, info.expressions],
    [text.infoFeatures, counted(info.features)],
    [text.infoDiagram, [info.diagram ? text.yes : text.no]],
  ];
  return rows.filter(([, values]) => values.length > 0).map(([name, values]) => [`  ${name}`, values.join(', ')]);
}

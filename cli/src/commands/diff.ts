import { defineCommand, EXIT } from '../command.ts';

export default defineCommand({
  name: 'diff',
  arguments: '<before> <after>',
  about: { zh: '比较两个版本的模型', en: 'Tell two versions of a model apart' },
  options: [
    {
      flags: '--layout',
      about: { zh: '只有图形不同时也算有区别', en: 'count a drawing that differs as a difference too' },
    },
  ],
  examples: ['gongdi diff leave-v1.bpmn leave-v2.bpmn', 'git show HEAD:leave.bpmn | gongdi diff - leave.bpmn'],
  async run(args, { layout }: { layout?: boolean }, context) {
    const { findInputs } = await import('../files/inputs.ts');
    const { CliFailure } = await import('../command.ts');
    const { say } = await import('../text/index.ts');
    const found = [];
    for (const arg of args) {
      const [input, ...more] = await findInputs([arg], { cwd: context.cwd, endings: [] });
      if (!input || more.length > 0) throw new CliFailure(EXIT.usage, say('twoFiles'));
      found.push(input);
    }
    const [before, after] = found;
    if (!before || !after || (before.path === null && after.path === null))
      throw new CliFailure(EXIT.usage, say('twoFiles'));
    const { compareModels, describeDiff } = await import('@gongdi/bpmn');
    const { openModel } = await import('../model/open-model.ts');
    const [one, other] = [await openModel(before, context), await openModel(after, context)];
    if (!one.model || !other.model) {
      if (context.json) context.terminal.out(JSON.stringify({ before: one.findings, after: other.findings }, null, 2));
      return EXIT.findings;
    }
    const diff = compareModels(one.model, other.model);
    context.terminal.out(context.json ? JSON.stringify(diff, null, 2) : describeDiff(diff, context.lang));
    const different = !diff.same || (layout === true && diff.layoutChanged.length > 0);
    return different ? EXIT.findings : EXIT.fine;
  },
});

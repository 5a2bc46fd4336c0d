import { CliFailure, defineCommand, EXIT, type CommandContext } from '../command.ts';
import type { Converted, ConvertFlags } from '../convert/convert-one.ts';
import { MODEL_ENDINGS, withoutEnding } from '../files/endings.ts';
import type { Input } from '../files/inputs.ts';
import { cliMessage } from '../text/index.ts';

const ENGINES = ['camunda', 'flowable', 'activiti'] as const;

interface Options extends Omit<ConvertFlags, 'to'> {
  to?: ConvertFlags['to'];
  out?: string;
  report?: string;
  write?: boolean;
  dryRun?: boolean;
}

export default defineCommand({
  name: 'convert',
  arguments: '<files...>',
  about: { zh: '在 camunda、flowable、activiti 之间转换流程模型', en: 'Rewrite models for another engine' },
  options: [
    {
      flags: '--to <engine>',
      about: {
        zh: '目标引擎；json 为模型的 JSON 形式',
        en: 'engine to write for; json for the JSON form of the model',
      },
      choices: [...ENGINES, 'json'],
    },
    {
      flags: '--from <engine>',
      about: { zh: '按此引擎读取，默认自动识别', en: 'read as this engine’s; recognised without' },
      choices: [...ENGINES, 'plain'],
    },
    {
      flags: '--target-version <version>',
      about: { zh: '目标引擎的版本，例如 6.8', en: 'version of the target engine, such as 6.8' },
    },
    {
      flags: '--ttl <duration>',
      about: {
        zh: '写给 camunda 的历史保留时间，例如 P180D',
        en: 'history time to live for camunda, such as P180D',
      },
    },
    {
      flags: '--out <path>',
      about: { zh: '写入文件或文件夹；默认输出到标准输出', en: 'file or folder to write; standard output without' },
    },
    { flags: '--write', about: { zh: '写回原文件', en: 'write into the files themselves' } },
    {
      flags: '--report <file>',
      about: { zh: '把逐项报告写成 JSON', en: 'write the report of every change as JSON' },
    },
    {
      flags: '--force',
      about: { zh: '丢弃无法转换的内容并照样写出', en: 'drop what cannot be converted and write anyway' },
    },
    { flags: '--dry-run', about: { zh: '只说明，不写入', en: 'say it, write nothing' } },
  ],
  examples: [
    'gongdi convert leave.bpmn --to flowable > leave.flowable.bpmn',
    'gongdi convert models/ --to camunda --target-version 7.20 --ttl P180D --out converted/',
    'gongdi convert leave.bpmn --to activiti --dry-run --lang zh',
  ],
  async run(args, options: Options, context) {
    const { to } = options;
    if (to === undefined) throw new CliFailure(EXIT.usage, cliMessage('needsOption', { option: '--to' }));
    const { cwd, terminal, json, signal } = context;
    const { findInputs } = await import('../files/inputs.ts');
    const { inTurn } = await import('../terminal/progress.ts');
    const { ignoreRules } = await import('../files/ignore.ts');
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore: await ignoreRules(cwd) });
    const toStdout = options.out === undefined && !options.write && !options.dryRun;
    checkTargets(inputs, options, toStdout, json);

    const { outputPaths } = await import('../files/outputs.ts');
    const paths =
      options.out === undefined ? undefined : await outputPaths(options.out, inputs, { cwd, rename: renamer(to) });
    const { convertOne } = await import('../convert/convert-one.ts');
    const { printReport } = await import('../convert/print-report.ts');
    const done: Converted[] = [];
    for (const input of inTurn(inputs, signal)) {
      const converted = await convertOne(input, { ...options, to }, context);
      printReport(converted, context);
      done.push(converted);
      if (converted.content === undefined) {
        const { refused } = converted.counts;
        if (refused > 0 && !json) terminal.message(cliMessage('convertRefused', { count: refused }));
      } else if (!toStdout) await store(paths?.get(input) ?? input.path, converted.content, options, context);
      else if (!json) terminal.out(converted.content);
    }
    await report(done, options, toStdout, context);
    const { outcomeOf } = await import('../files/outcome.ts');
    const failed = done.filter(({ content }) => content === undefined).length;
    const lossy = done.some(({ counts }) => counts.lossy > 0);
    return failed === 0 && lossy && !options.force ? EXIT.findings : outcomeOf(done.length, failed);
  },
});

/** @throws CliFailure with exit 2 when the flags do not determine where the results go */
function checkTargets(inputs: readonly Input[], { to, out, write }: Options, toStdout: boolean, json: boolean): void {
  if (write && to === 'json') throw new CliFailure(EXIT.usage, cliMessage('writeNeedsXml'));
  if (out !== undefined && write) throw new CliFailure(EXIT.usage, cliMessage('outOrWrite'));
  if (toStdout && !json && inputs.length > 1) throw new CliFailure(EXIT.usage, cliMessage('outOrWriteNeeded'));
  if (write && inputs.some(({ path }) => path === null))
    throw new CliFailure(EXIT.usage, cliMessage('writeNeedsFiles'));
}

async function store(
  path: string | null,
  content: string,
  { dryRun }: Options,
  context: CommandContext,
): Promise<void> {
  if (path === null) return;
  const { writeResult, shownPath } = await import('../files/outputs.ts');
  await writeResult(path, content, {
    context,
    dryRun: dryRun === true,
    overwrite: true,
    shown: shownPath(path, context.cwd),
  });
}

/** Renames a result for its format: the JSON form gets the ending `.json`; a model read from JSON becomes `.bpmn`. */
function renamer(to: Options['to']): (name: string) => string {
  if (to === 'json') return (name) => `${withoutEnding(name)}.json`;
  return (name) => name.replace(/\.json$/i, '.bpmn');
}

async function report(
  done: readonly Converted[],
  { report: file, dryRun }: Options,
  toStdout: boolean,
  context: CommandContext,
): Promise<void> {
  const entries = done.map(({ content, ...rest }) => ({
    ...rest,
    converted: content !== undefined,
    ...(toStdout && content !== undefined ? { content } : {}),
  }));
  if (context.json) context.terminal.out(JSON.stringify({ files: entries }, null, 2));
  if (file === undefined) return;
  const { writeResult, shownPath } = await import('../files/outputs.ts');
  const { resolve } = await import('node:path');
  const path = resolve(context.cwd, file);
  const plain = done.map(({ content, ...rest }) => ({ ...rest, converted: content !== undefined }));
  await writeResult(path, `${JSON.stringify({ files: plain }, null, 2)}\n`, {
    context,
    dryRun: dryRun === true,
    overwrite: true,
    shown: shownPath(path, context.cwd),
  });
}

import { CliFailure, defineCommand, EXIT } from '../command.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import type { Input } from '../files/inputs.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  out?: string;
  write?: boolean;
  check?: boolean;
  dryRun?: boolean;
}

export default defineCommand({
  name: 'format',
  arguments: '<files...>',
  about: { zh: '按固定格式整理模型的 XML', en: 'Write models in one settled form' },
  options: [
    { flags: '--write', about: { zh: '写回原文件', en: 'write into the files themselves' } },
    {
      flags: '--out <path>',
      about: { zh: '写入文件或文件夹；默认输出到标准输出', en: 'file or folder to write; standard output without' },
    },
    { flags: '--check', about: { zh: '只列出格式不符的文件', en: 'only name the files that are not in that form' } },
    { flags: '--dry-run', about: { zh: '只说明，不写入', en: 'say it, write nothing' } },
  ],
  examples: ['gongdi format leave.bpmn', 'gongdi format models/ --write', 'gongdi format models/ --check'],
  async run(args, options: Options, context) {
    const { cwd, terminal, json, signal } = context;
    const { findInputs } = await import('../files/inputs.ts');
    const { inTurn } = await import('../terminal/progress.ts');
    const { ignoreRules } = await import('../files/ignore.ts');
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore: await ignoreRules(cwd) });
    const target = targetOf(options);
    checkUsage(options, inputs, target === 'output' && !json);

    const { outputPaths, shownPath, writeResult } = await import('../files/outputs.ts');
    const paths = options.out === undefined ? undefined : await outputPaths(options.out, inputs, { cwd });
    const { formatInput } = await import('../format/format-input.ts');
    const done = [];
    for (const input of inTurn(inputs, signal)) {
      const { xml, changed, findings } = await formatInput(input, context);
      done.push({
        file: input.name,
        formatted: xml !== undefined,
        changed,
        findings,
        ...(target === 'output' ? { xml } : {}),
      });
      if (xml === undefined) continue;
      if (target === 'files') {
        const path = pathToWrite(input, changed, paths);
        if (path === null) continue;
        const shown = shownPath(path, cwd);
        await writeResult(path, xml, { context, dryRun: options.dryRun === true, overwrite: true, shown });
      } else if (!json && target === 'output') terminal.out(xml);
      else if (!json && changed) terminal.out(input.name);
    }
    if (json) terminal.out(JSON.stringify({ files: done }, null, 2));
    const { outcomeOf } = await import('../files/outcome.ts');
    const failed = done.filter(({ formatted }) => !formatted).length;
    if (failed === 0 && options.check && done.some(({ changed }) => changed)) return EXIT.findings;
    return outcomeOf(done.length, failed);
  },
});

/** Where a formatted model goes: to the output, to files, or with `--check` nowhere. */
function targetOf({ out, write, check, dryRun }: Options): 'output' | 'files' | 'nowhere' {
  if (check) return 'nowhere';
  return out === undefined && !write && !dryRun ? 'output' : 'files';
}

/** @throws CliFailure with exit 2 for flags that contradict each other or the inputs */
function checkUsage({ out, write }: Options, inputs: readonly Input[], isPrinted: boolean): void {
  if (out !== undefined && write) throw new CliFailure(EXIT.usage, cliMessage('outOrWrite'));
  if (isPrinted && inputs.length > 1) throw new CliFailure(EXIT.usage, cliMessage('outOrWriteNeeded'));
  if (write && inputs.some(({ path }) => path === null))
    throw new CliFailure(EXIT.usage, cliMessage('writeNeedsFiles'));
}

/** Returns where to write a model; null: nowhere, because its own file has the settled form already. */
function pathToWrite(input: Input, changed: boolean, paths: ReadonlyMap<Input, string> | undefined): string | null {
  return changed || paths ? (paths?.get(input) ?? input.path) : null;
}

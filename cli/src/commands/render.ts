import type { Drawing } from '@gongdi/bpmn';
import { CliFailure, defineCommand, EXIT, type CommandContext } from '../command.ts';
import { MODEL_ENDINGS, withoutEnding } from '../files/endings.ts';
import type { Input } from '../files/inputs.ts';
import { cliMessage } from '../text/index.ts';

interface Options {
  out?: string;
  format?: 'svg' | 'png';
  scale?: string;
  background?: string;
  plane?: string;
  diagram?: string;
  theme?: 'light' | 'dark';
  marks?: string;
  dryRun?: boolean;
}

export default defineCommand({
  name: 'render',
  arguments: '<files...>',
  about: { zh: '把流程模型画成 SVG 或 PNG', en: 'Draw models as SVG or PNG' },
  options: [
    {
      flags: '--out <path>',
      about: { zh: '写入文件或文件夹；默认输出到标准输出', en: 'file or folder to write; standard output without' },
    },
    {
      flags: '--format <name>',
      about: {
        zh: '图片格式，默认取自 --out 的扩展名，否则 svg',
        en: 'picture format; by the ending of --out, else svg',
      },
      choices: ['svg', 'png'],
    },
    { flags: '--scale <n>', about: { zh: 'PNG 的放大倍数', en: 'size of the PNG' }, initial: '1' },
    {
      flags: '--background <color>',
      about: { zh: '背景颜色，默认透明', en: 'colour behind the drawing; transparent without' },
    },
    { flags: '--theme <name>', about: { zh: '图片的颜色', en: 'colours of the picture' }, choices: ['light', 'dark'] },
    {
      flags: '--plane <id>',
      about: { zh: '要画的流程或子流程，默认第一张图', en: 'process or sub-process to draw; the first without' },
    },
    {
      flags: '--diagram <which>',
      about: { zh: '要画的图：序号、标识或名称', en: 'diagram to draw: its number, id or name' },
    },
    {
      flags: '--marks <file>',
      about: { zh: '按流程历史（JSON）标出各节点的状态', en: 'mark the states of an instance from its history (JSON)' },
    },
    { flags: '--dry-run', about: { zh: '只说明，不写入', en: 'say it, write nothing' } },
  ],
  examples: [
    'gongdi render leave.bpmn --out leave.svg',
    'gongdi render models/ --format png --scale 2 --background white --out pictures/',
    'gongdi render leave.bpmn --marks history.json --out state.png',
  ],
  async run(args, options: Options, context) {
    const { cwd, signal, terminal, json } = context;
    const { out } = options;
    const format = options.format ?? (out?.toLowerCase().endsWith('.png') ? 'png' : 'svg');
    const scale = scaleOf(options.scale ?? '1');
    const { findInputs } = await import('../files/inputs.ts');
    const { inTurn } = await import('../terminal/progress.ts');
    const { ignoreRules } = await import('../files/ignore.ts');
    const inputs = await findInputs(args, { cwd, endings: MODEL_ENDINGS, ignore: await ignoreRules(cwd) });
    if (out === undefined && inputs.length > 1)
      throw new CliFailure(EXIT.usage, cliMessage('outFolderNeeded', { folder: 'pictures/' }));
    if (out === undefined && (json || (format === 'png' && terminal.interactive)))
      throw new CliFailure(EXIT.usage, cliMessage('binaryToTerminal'));
    const { readHistory } = await import('../render/read-history.ts');
    const history = options.marks === undefined ? undefined : await readHistory(options.marks, cwd);

    const { outputPaths } = await import('../files/outputs.ts');
    const rename = (name: string) => `${withoutEnding(name)}.${format}`;
    const paths = out === undefined ? undefined : await outputPaths(out, inputs, { cwd, rename });
    const { drawInput } = await import('../render/draw-input.ts');
    const done = [];
    for (const input of inTurn(inputs, signal)) {
      const drawn = await drawInput(input, { ...options, history }, context);
      const drawing = drawn.drawing;
      const file = drawing && (await store(input, paths?.get(input), drawing, { ...options, format, scale }, context));
      const { width, height } = drawing ?? {};
      done.push({ file: input.name, drawn: drawing !== undefined, ...(file ? { out: file } : {}), width, height });
    }
    if (json) terminal.out(JSON.stringify({ files: done }, null, 2));
    const { outcomeOf } = await import('../files/outcome.ts');
    return outcomeOf(done.length, done.filter(({ drawn }) => !drawn).length);
  },
});

function scaleOf(text: string): number {
  const scale = Number(text);
  if (text.trim() !== '' && scale >= 0.1 && scale <= 10) return scale;
  throw new CliFailure(EXIT.usage, cliMessage('badScale', { flag: '--scale' }));
}

/** @returns the path of the written file, as it is shown; undefined for standard output */
async function store(
  input: Input,
  path: string | undefined,
  drawing: Drawing,
  options: Omit<Options, 'scale'> & { format: 'svg' | 'png'; scale: number },
  context: CommandContext,
): Promise<string | undefined> {
  const { format, dryRun } = options;
  const content = format === 'svg' ? `${drawing.svg}\n` : await pngOf(input.name, drawing, options, context);
  if (path === undefined) {
    context.terminal.out(content);
    return undefined;
  }
  const { shownPath, writeResult } = await import('../files/outputs.ts');
  const shown = shownPath(path, context.cwd);
  await writeResult(path, content, { context, dryRun: dryRun === true, overwrite: true, shown });
  return shown;
}

async function pngOf(
  file: string,
  drawing: Drawing,
  options: { scale: number; background?: string },
  { terminal }: CommandContext,
): Promise<Uint8Array> {
  const { fittingScale, toPng } = await import('../render/png.ts');
  const scale = fittingScale(drawing, options.scale);
  if (scale < options.scale) terminal.message(cliMessage('pngScaled', { file, scale }));
  return toPng(drawing.svg, { scale, background: options.background });
}

import { drawComparison, layoutModel, type Comparison, type Drawing, type Model, type Theme } from '@gongdi/bpmn';
import { resolve } from 'node:path';
import type { CommandContext } from '../command.ts';
import { shownPath, writeResult } from '../files/outputs.ts';
import { chosenDiagram } from '../render/choose-diagram.ts';
import { cliMessage } from '../text/index.ts';

export interface PictureOptions {
  svg?: string;
  png?: string;
  theme?: Theme;
  diagram?: string;
  /** False: changes of position only are left out. */
  layout?: boolean;
}

/** Two compared models with their display names. */
export interface Compared {
  before: Model;
  after: Model;
  names: { before: string; after: string };
  comparison: Comparison;
}

/**
 * Writes the pictures that the options ask for; models without a diagram get an automatic layout.
 * @returns paths as shown, by format; undefined when there is nothing to draw; a message was printed then
 */
export async function writePictures(
  { before, after, names, comparison }: Compared,
  options: PictureOptions,
  context: CommandContext,
): Promise<Partial<Record<'svg' | 'png', string>> | undefined> {
  const { svg, png, theme = 'light', layout } = options;
  if (svg === undefined && png === undefined) return {};
  for (const [model, file] of [
    [before, names.before],
    [after, names.after],
  ] as const)
    if (layoutModel(model)) context.terminal.message(cliMessage('unlaidOut', { file }));
  const diagram = chosenDiagram(after, options.diagram, names.after);
  const drawing = drawComparison(before, after, {
    comparison,
    theme,
    legend: context.lang,
    background: theme === 'light' ? '#ffffff' : undefined,
    ...(layout === undefined ? {} : { layout }),
    ...(diagram === undefined ? {} : { diagram }),
  });
  if (!drawing) {
    context.terminal.message(cliMessage('noDiagram', { file: names.after }));
    return undefined;
  }
  const written: Partial<Record<'svg' | 'png', string>> = {};
  if (svg !== undefined) written.svg = await write(svg, `${drawing.svg}\n`, context);
  if (png !== undefined) written.png = await write(png, await bytesOf(drawing, png, context), context);
  return written;
}

/** Scale 2 keeps the picture sharp on screens with a high pixel density. */
const SCALE = 2;

async function bytesOf(drawing: Drawing, file: string, context: CommandContext): Promise<Uint8Array> {
  const { fittingScale, toPng } = await import('../render/png.ts');
  const scale = fittingScale(drawing, SCALE);
  if (scale < SCALE) context.terminal.message(cliMessage('pngScaled', { file, scale }));
  return toPng(drawing.svg, { scale, background: undefined });
}

async function write(file: string, content: string | Uint8Array, context: CommandContext): Promise<string> {
  const path = resolve(context.cwd, file);
  const shown = shownPath(path, context.cwd);
  await writeResult(path, content, { context, dryRun: false, overwrite: true, shown });
  return shown;
}

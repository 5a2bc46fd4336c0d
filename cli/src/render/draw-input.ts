import { drawModel, layoutModel, planesOf, type Drawing, type InstanceHistory, type Theme } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { openModel } from '../model/open-model.ts';
import { cliMessage } from '../text/index.ts';
import { chosenDiagram } from './choose-diagram.ts';
import { marksFor } from './read-history.ts';

export interface DrawInput {
  background?: string;
  theme?: Theme;
  plane?: string;
  diagram?: string;
  history: InstanceHistory | undefined;
}

/** Draws one input. If `drawing` is undefined, a message with the reason was printed. */
export async function drawInput(
  input: Input,
  { background, theme, plane, diagram, history }: DrawInput,
  context: CommandContext,
): Promise<{ drawing: Drawing | undefined }> {
  const { model } = await openModel(input, context, { trackLoss: false });
  if (!model) return { drawing: undefined };
  const laidOut = layoutModel(model);
  const marks = marksFor(model, history);
  const chosen = chosenDiagram(model, diagram, input.name);
  const drawing = drawModel(model, {
    ...(marks ? { marks } : {}),
    ...(plane === undefined ? {} : { plane }),
    ...(chosen === undefined ? {} : { diagram: chosen }),
    ...(background === undefined ? {} : { background }),
    ...(theme === undefined ? {} : { theme }),
  });
  if (!drawing) {
    const planes = planesOf(model);
    const known = plane !== undefined && planes.length > 0;
    context.terminal.message(
      known
        ? cliMessage('noPlane', { file: input.name, plane, planes: planes.join(', ') })
        : cliMessage('noDiagram', { file: input.name }),
    );
  }
  // An empty process gets an empty diagram, which needs no message.
  if (drawing && laidOut) context.terminal.message(cliMessage('unlaidOut', { file: input.name }));
  return { drawing };
}

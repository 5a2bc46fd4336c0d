import { drawModel, layoutModel, planesOf, type Drawing, type InstanceHistory } from '@gongdi/bpmn';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { openModel } from '../model/open-model.ts';
import { say } from '../text/index.ts';
import { marksFor } from './read-history.ts';

export interface DrawInput {
  background: string | undefined;
  plane: string | undefined;
  history: InstanceHistory | undefined;
  context: CommandContext;
}

/** Draws one input. Without `drawing`, why has been said. */
export async function drawInput(input: Input, options: DrawInput): Promise<{ drawing: Drawing | undefined }> {
  const { context, history, background, plane } = options;
  const { model } = await openModel(input, context, { trackLoss: false });
  if (!model) return { drawing: undefined };
  if (layoutModel(model)) context.terminal.say(say('unlaidOut', { file: input.name }));
  const marks = marksFor(model, history);
  const drawing = drawModel(model, {
    ...(marks ? { marks } : {}),
    ...(plane === undefined ? {} : { plane }),
    ...(background === undefined ? {} : { background }),
  });
  if (!drawing) {
    const planes = planesOf(model);
    const known = plane !== undefined && planes.length > 0;
    context.terminal.say(
      known
        ? say('noPlane', { file: input.name, plane, planes: planes.join(', ') })
        : say('noDiagram', { file: input.name }),
    );
  }
  return { drawing };
}

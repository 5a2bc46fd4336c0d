import { INSTANCE_LIMITS } from '../limits.ts';
import { value } from './expressions.ts';
import type { EventDefinition } from './graph.ts';
import { longName, type Run } from './run.ts';
import type { Visit } from './state.ts';
import { toText } from './values.ts';

/** Evaluates the name of a message or a signal. @throws EngineFault */
export async function eventName(run: Run, visit: Visit, { name }: EventDefinition): Promise<string> {
  const text = toText(await value(run, visit, name ?? ''), run.budget) ?? '';
  if (text.length > INSTANCE_LIMITS.name) throw longName(visit.node, text);
  return text;
}

import { ScriptError } from './script-error.ts';
import { scriptLabel } from './text/index.ts';
import type { SandboxOutput } from './protocol.ts';

/** PostgreSQL stores deeper JSON, but neither it nor we can walk it without end. */
const MAX_DEPTH = 100;
/** Keys that would reach beyond the object that carries them. */
const FORBIDDEN = new Set(['__proto__']);

/** Reads what a sandbox answered, trusting nothing of it. @throws ScriptError */
export function checkOutput(output: SandboxOutput): SandboxOutput {
  checkValue('result', output.value);
  for (const part of [output.assigned, output.assigned_local])
    for (const [name, value] of Object.entries(part)) {
      if (name === '' || FORBIDDEN.has(name) || !isStorable(name))
        throw new ScriptError('output', scriptLabel('outputName', { name }));
      checkValue(name, value);
    }
  return output;
}

/** By hand instead of by recursion: the depth is the script's to choose. */
function checkValue(name: string, value: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, depth } = next;
    if (typeof one === 'string' && !isStorable(one))
      throw new ScriptError('output', scriptLabel('outputText', { name }));
    if (typeof one !== 'object' || one === null) continue;
    if (depth >= MAX_DEPTH) throw new ScriptError('output', scriptLabel('outputTooDeep', { name, limit: MAX_DEPTH }));
    for (const key of Object.keys(one)) {
      if (FORBIDDEN.has(key)) throw new ScriptError('output', scriptLabel('outputName', { name: `${name}.${key}` }));
      if (!isStorable(key)) throw new ScriptError('output', scriptLabel('outputText', { name }));
      waiting.push({ value: (one as Record<string, unknown>)[key], depth: depth + 1 });
    }
  }
}

/** PostgreSQL refuses NUL and halves of characters in `jsonb`. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

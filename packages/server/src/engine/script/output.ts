import { isStorableName, MAX_DEPTH, unstorable } from '../storable.ts';
import type { SandboxOutput } from './protocol.ts';
import { ScriptError } from './script-error.ts';
import { scriptLabel } from './text/index.ts';

const TEXTS = { deep: 'outputTooDeep', text: 'outputText', key: 'outputName' } as const;

/** Validates the answer of a sandbox, which is not trusted. @throws ScriptError */
export function checkOutput(output: SandboxOutput): SandboxOutput {
  check('result', output.value);
  for (const part of [output.assigned, output.assigned_local])
    for (const [name, value] of Object.entries(part)) {
      if (!isStorableName(name)) throw new ScriptError('output', scriptLabel('outputName', { name }));
      check(name, value);
    }
  return output;
}

function check(name: string, value: unknown): void {
  const problem = unstorable(value);
  if (problem) throw new ScriptError('output', scriptLabel(TEXTS[problem], { name, limit: MAX_DEPTH }));
}

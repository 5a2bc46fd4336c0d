import type { Label } from '@gongdi/domain';
import type { SandboxFault, SandboxTask } from './protocol.ts';
import { scriptLabel, type ScriptText } from './text/index.ts';

export type ScriptErrorCode = Exclude<SandboxFault['kind'], 'bpmn'> | 'language' | 'source' | 'input' | 'output';

/** A script was refused, failed or was ended; with a message for the author of the model. */
export class ScriptError extends Error {
  readonly code: ScriptErrorCode;
  readonly label: Label;
  /** Line of the script, from 1, if known. */
  readonly line: number | null;

  constructor(code: ScriptErrorCode, label: Label, line: number | null = null) {
    super(label.en);
    this.name = 'ScriptError';
    this.code = code;
    this.label = label;
    this.line = line;
  }
}

/** Matches errors about names by which scripts written for Java engines access its classes. */
const JAVA = /\b(java|javax|Java|Packages|org|com|spin|S|Spin|importClass|JavaImporter)\b' is not defined/;

export function errorOfFault(fault: SandboxFault, task: Omit<SandboxTask, 'id'>, dataChars: number): ScriptError {
  const { message, line } = fault;
  const kind = fault.kind === 'bpmn' ? 'thrown' : fault.kind;
  const where = line === null ? '' : scriptLabel('atLine', { line });
  if (kind === 'thrown' && message.includes('are too large'))
    return new ScriptError('output', scriptLabel('outputTooLarge', { limit: dataChars }));
  const key: keyof ScriptText = kind === 'thrown' && JAVA.test(message) ? 'java' : kind;
  const { milliseconds, memoryBytes } = task;
  const values = { where, message, milliseconds, mebibytes: Math.round(memoryBytes / 2 ** 20) };
  return new ScriptError(kind, scriptLabel(key, values), line);
}

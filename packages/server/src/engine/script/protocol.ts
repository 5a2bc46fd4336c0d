import type { ScriptScope } from '../scripts.ts';
import type { Json } from '../types.ts';

/** Settings with which a script thread is started. */
export interface SandboxLimits {
  /** Size of the interpreter's own stack, bytes; it limits the depth of calls. */
  stackBytes: number;
  /** Maximum size of an answer, characters of JSON. */
  answerChars: number;
}

/** One script to run in a thread. */
export interface SandboxTask {
  id: number;
  source: string;
  /** JSON of {@link SandboxInput}. */
  input: string;
  milliseconds: number;
  /** Memory for the values of the script, bytes. */
  memoryBytes: number;
  /** Only compile the script, do not run it. */
  syntaxOnly: boolean;
}

export interface SandboxInput extends ScriptScope {
  autoStore: boolean;
}

/** The output of a script. Everything in it is as untrusted as the script. */
export interface SandboxOutput {
  value?: Json;
  assigned: Record<string, Json>;
  assigned_local: Record<string, Json>;
}

export interface SandboxFault {
  kind: 'syntax' | 'thrown' | 'time' | 'memory' | 'stack' | 'crash' | 'bpmn';
  message: string;
  line: number | null;
  /** For a BpmnError: its code, and the output written before it. */
  code?: string;
  output?: SandboxOutput;
}

export interface SandboxAnswer {
  id: number;
  /** JSON of {@link SandboxOutput}; empty for a check of the syntax. */
  json?: string;
  fault?: SandboxFault;
  /** The thread must not be used again. */
  broken?: boolean;
  /** Memory that the interpreter of the thread uses now, bytes. */
  heldBytes?: number;
}

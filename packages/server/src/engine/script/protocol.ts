import type { ScriptScope } from '../scripts.ts';
import type { Json } from '../types.ts';

/** What a script's thread is started with. */
export interface SandboxLimits {
  /** How deep calls may go, bytes of the machine's own stack. */
  stackBytes: number;
  /** Longest answer, characters of JSON. */
  answerChars: number;
}

/** One script for a thread. */
export interface SandboxTask {
  id: number;
  source: string;
  /** JSON of {@link SandboxInput}. */
  input: string;
  milliseconds: number;
  /** What the values of the script may hold, bytes. */
  memoryBytes: number;
  /** Compile it only. */
  syntaxOnly: boolean;
}

export interface SandboxInput extends ScriptScope {
  autoStore: boolean;
}

/** What a script leaves behind; everything in it is as hostile as the script. */
export interface SandboxOutput {
  value?: Json;
  assigned: Record<string, Json>;
  assigned_local: Record<string, Json>;
}

export interface SandboxFault {
  kind: 'syntax' | 'thrown' | 'time' | 'memory' | 'stack' | 'crash' | 'bpmn';
  message: string;
  line: number | null;
  /** Of a BpmnError, with what was written before it. */
  code?: string;
  output?: SandboxOutput;
}

export interface SandboxAnswer {
  id: number;
  /** JSON of {@link SandboxOutput}; empty for a check of the syntax. */
  json?: string;
  fault?: SandboxFault;
  /** The thread shall not be used again. */
  broken?: boolean;
  /** Memory that the thread's machine holds by now, bytes. */
  heldBytes?: number;
}

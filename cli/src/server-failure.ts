import { CliFailure, EXIT } from './command.ts';

/** Converts a refusal of the server, which has a text in both languages; the cause of each is in the environment. */
export function serverFailure(error: unknown): unknown {
  const text = (error as { text?: unknown } | null)?.text;
  const isLabel = (value: unknown): value is { zh: string; en: string } =>
    typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
  return isLabel(text) ? new CliFailure(EXIT.remote, text, error) : error;
}

import { makeMarks, type InstanceHistory, type Marks, type Model } from '@gongdi/bpmn';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Reads the history of an instance from a JSON file, in either format that the viewer accepts.
 * @throws CliFailure with exit 2 when the file is missing or does not contain a JSON object
 */
export async function readHistory(path: string, cwd: string): Promise<InstanceHistory> {
  let text: string;
  try {
    text = await readFile(resolve(cwd, path), 'utf8');
  } catch (error) {
    throw new CliFailure(EXIT.usage, cliMessage('notReadable', { path, reason: (error as Error).message }), error);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('{ … }?');
    return value;
  } catch (error) {
    throw new CliFailure(EXIT.usage, cliMessage('badJson', { path, reason: (error as Error).message }), error);
  }
}

export function marksFor(model: Model, history: InstanceHistory | undefined): Marks | undefined {
  return history && makeMarks(model.definitions, history);
}

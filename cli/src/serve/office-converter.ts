import type { ConverterOptions } from '@gongdi/server';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Returns the program that makes PDFs of Office files: `GONGDI_CONVERTER` (`soffice --headless`), and where the default
 * does not fit `GONGDI_CONVERTER_SECONDS` and `GONGDI_CONVERTER_PROCESSES`. Undefined: Office files that a browser
 * cannot show are offered for download.
 * @throws CliFailure with exit 2 for a limit that is no number
 */
export function converterOf(env: Readonly<Record<string, string | undefined>>): ConverterOptions | undefined {
  const command = commandWords(env['GONGDI_CONVERTER'] ?? '');
  if (command.length === 0) return undefined;
  const seconds = limitOf(env, 'GONGDI_CONVERTER_SECONDS', 600);
  const processes = limitOf(env, 'GONGDI_CONVERTER_PROCESSES', 16);
  return { command, ...(seconds && { seconds }), ...(processes && { processes }) };
}

function limitOf(env: Readonly<Record<string, string | undefined>>, name: string, most: number): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new CliFailure(EXIT.usage, cliMessage('badNumber', { flag: name }));
}

/**
 * Splits a command into program and arguments: at spaces, except within single or double quotes. No shell takes part,
 * so nothing else has a meaning.
 */
export function commandWords(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}

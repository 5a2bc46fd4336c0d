import type { Label, Operation } from '@gongdi/domain';
import type { CommanderError } from 'commander';
import { CliFailure, EXIT } from './command.ts';
import { cliMessage, type CliText } from './text/index.ts';

/** Error codes of commander for a wrong command line, with patterns for the names in its English sentences. */
const SENTENCES: Readonly<Record<string, { key: keyof CliText; names: RegExp }>> = {
  'commander.unknownOption': { key: 'usageUnknownOption', names: /unknown option '(?<option>[^']*)'/ },
  'commander.missingArgument': { key: 'usageMissingArgument', names: /argument '(?<argument>[^']*)'/ },
  'commander.optionMissingArgument': { key: 'usageMissingValue', names: /option '(?<option>[^']*)'/ },
  'commander.invalidArgument': {
    key: 'usageInvalidValue',
    names: /'(?<option>[^']*)' argument '(?<value>[^']*)' is invalid\. (?:Allowed choices are )?(?<choices>.*?)\.?$/s,
  },
  'commander.excessArguments': { key: 'usageExcessArguments', names: /got (?<count>\d+)/ },
};

const SUGGESTION = /\(Did you mean (?:one of )?(?<near>[^?]+)\?\)/;

/**
 * Returns the failure for a wrong command line in the user's language, with a hint.
 * @param command the command that was meant, when there is one
 */
export async function usageFailure(error: CommanderError, command: string | undefined): Promise<CliFailure> {
  const label = labelOf(error);
  const hint = command === undefined ? undefined : await hintOf(error, command);
  return new CliFailure(
    EXIT.usage,
    hint ? { zh: `${label.zh}\n${hint.zh}`, en: `${label.en}\n${hint.en}` } : label,
    error,
  );
}

/** Returns a hint with the accepted values of `<resource>`, which `--help` does not list. */
async function hintOf(error: CommanderError, command: string): Promise<Label> {
  if (!error.message.includes("'resource'")) return cliMessage('usageHint', { command });
  const { nounsFor } = await import('./remote/resource.ts');
  const operation = command === 'get' ? 'detail' : command;
  return cliMessage('usageResources', { names: nounsFor(operation as Operation).join(', ') });
}

function labelOf(error: CommanderError): Label {
  const plain = error.message.replace(/^error: /, '');
  const sentence = SENTENCES[error.code];
  const names = sentence?.names.exec(plain)?.groups;
  if (!sentence || !names) return { zh: plain, en: plain };
  const label = cliMessage(sentence.key, names);
  const near = SUGGESTION.exec(plain)?.groups?.['near'];
  if (near === undefined) return label;
  const hint = cliMessage('didYouMean', { name: near });
  return { zh: `${label.zh}\n${hint.zh}`, en: `${label.en}\n${hint.en}` };
}

import type { CommanderError } from 'commander';
import { CliFailure, EXIT } from './command.ts';
import { say, type CliText } from './text/index.ts';

/** What commander calls a wrong command line, and the parts of its English sentence that are names. */
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

/** A wrong command line in the person's language. */
export function usageFailure(error: CommanderError): CliFailure {
  const plain = error.message.replace(/^error: /, '');
  const sentence = SENTENCES[error.code];
  const names = sentence?.names.exec(plain)?.groups;
  if (!sentence || !names) return new CliFailure(EXIT.usage, { zh: plain, en: plain }, error);
  const label = say(sentence.key, names);
  const near = SUGGESTION.exec(plain)?.groups?.['near'];
  if (near === undefined) return new CliFailure(EXIT.usage, label, error);
  const hint = say('didYouMean', { name: near });
  return new CliFailure(EXIT.usage, { zh: `${label.zh}\n${hint.zh}`, en: `${label.en}\n${hint.en}` }, error);
}

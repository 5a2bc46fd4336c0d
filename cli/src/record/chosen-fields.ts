import { field, type NamedField } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandOption } from '../command.ts';
import { nearest } from '../nearest.ts';
import { cliMessage } from '../text/index.ts';

export const FIELDS: CommandOption = {
  flags: '--fields <names>',
  about: {
    zh: '只显示这些字段，用逗号分开；可用名称或标签',
    en: 'only these fields, separated by commas, by name or label',
  },
};

export interface FieldsFlag {
  fields?: string;
}

/** Every record has an id, which is no field of its definition. */
const ID: NamedField = {
  name: 'id',
  kind: 'text',
  required: true,
  type: field.text({ label: { zh: 'id', en: 'id' } }),
  label: { zh: 'id', en: 'id' },
};

/**
 * Returns the fields that `--fields` names, in its order, each once.
 * @throws CliFailure with exit 2 when it names none, or one that is not known
 */
export function fieldsNamed(text: string, known: readonly NamedField[]): NamedField[] {
  const all = [ID, ...known.filter(({ name }) => name !== ID.name)];
  const words = text.split(/[,，]/).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  const names = all.map(({ name }) => name);
  if (words.length === 0) throw new CliFailure(EXIT.usage, cliMessage('noFields', { names: names.join(', ') }));
  const chosen = words.map((word) => {
    const found = all.find(({ name, label }) => [name, label.zh, label.en].includes(word));
    if (found) return found;
    const near = nearest(word, [...names, ...all.map(({ label }) => label.zh)]);
    const unknown = cliMessage('unknownField', { text: word, names: names.join(', ') });
    if (near === undefined) throw new CliFailure(EXIT.usage, unknown);
    const hint = cliMessage('didYouMean', { name: near });
    throw new CliFailure(EXIT.usage, { zh: `${unknown.zh}\n${hint.zh}`, en: `${unknown.en}\n${hint.en}` });
  });
  return [...new Set(chosen)];
}

/** Returns the chosen fields of a record; those that it does not have are null. */
export function onlyFields(row: Readonly<Record<string, unknown>>, fields: readonly NamedField[]): object {
  return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? null]));
}

import type { DictionaryText } from './zh.ts';

export const en: DictionaryText = {
  builtInMissing: 'The built-in entry “{label}” ({value}) cannot be removed; disable it instead',
  valueTwice: 'The value {value} stands twice',
  labelMissing: 'Enter the Chinese name of value {value}',
  englishMissing: 'Enter the English name of value {value}',
  labelTwice: 'The name “{label}” stands twice',
  labelIsValue: 'The name “{label}” is the value of another entry, so an import could not tell them apart',
  noOwn:
    '“{label}” cannot be added: the product acts on the values of this dictionary. Change names, colours and order, or disable entries',
  stateDisabled: '“{label}” is a state of records and cannot be disabled; change its name, colour or place',
  allDisabled: 'At least one entry has to stay enabled',
};

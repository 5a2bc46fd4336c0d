import { code } from './markdown.mjs';

/** What a check of a field's text asks for, in words. */
const CHECKS = {
  identity: 'identity number with birthday and check digit (GB 11643)',
  credit_code: 'unified social credit code with check character (GB 32100)',
};

/** How a list is filtered by a field, in words. */
const FILTERS = {
  eq: 'by value',
  like: 'by part of the text',
  in: 'by several values',
  between: 'from … to',
  from: 'not before',
  to: 'not after',
};

const PERSONAL = {
  phone: 'telephone',
  identity: 'identity number',
  'bank-card': 'bank card',
  account: 'account that may be a telephone',
};

const range = ({ min, max }) =>
  min !== undefined && max !== undefined
    ? `${min} to ${max}`
    : min !== undefined
      ? `at least ${min}`
      : max !== undefined
        ? `at most ${max}`
        : '';

/** Returns the name of an initial value as people see it. */
function initialOf({ initial, dict }, dictionaryOf) {
  if (initial === undefined) return '';
  const entry = dict && dictionaryOf(dict).entries.find(({ value }) => value === initial);
  return `initially ${entry ? entry.label.zh : code(String(initial))}`;
}

const chosenAmong = (among) => [
  among && `of the project in ${code(among.project)}`,
  among?.roles && `with the role ${among.roles.map(code).join(' or ')}`,
];

const writer = (steps) => (steps.length > 0 ? `written by ${steps.join('、')}` : 'written by the server');

/**
 * Returns the rules of a field in words.
 * @param {object} field a named field of a resource
 * @param {readonly string[]} steps labels of the steps that write the field
 * @param {{ dictionaryOf: Function, personalOf: Function, findResource: Function }} domain
 */
export function rulesOf(field, steps, { dictionaryOf, personalOf, findResource }) {
  const { required, unique, maxLength, maxCount, check, query, dict, ref, among, own, on, hint } = field;
  const personal = personalOf(field);
  return [
    required && 'required',
    unique && 'once in an organisation',
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxCount !== undefined && `at most ${maxCount}`,
    range(field),
    check && CHECKS[check],
    dict && `dictionary ${code(dict)}`,
    ref && `a record of ${findResource(ref) ? `[${ref}](${ref}.md)` : code(ref)}`,
    ...chosenAmong(among),
    initialOf(field, dictionaryOf),
    personal && `personal (${PERSONAL[personal] ?? personal}), masked`,
    own && 'makes the record one’s own',
    query && `filter ${FILTERS[query]}`,
    on && !on.includes('add') && !on.includes('edit') && writer(steps),
    hint && `“${hint.zh}”`,
  ]
    .filter(Boolean)
    .join('; ');
}

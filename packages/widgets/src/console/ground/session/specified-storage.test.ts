import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SESSION_PARTS } from '../storage-keys.ts';

type Part = (typeof SESSION_PARTS)[number];

/** Where the console keeps something that the specification names, or why it keeps nothing. */
type Kept = { part: Part } | { part: 'projects'; where: 'kit' } | { instead: string };

/**
 * What the specification stores in a browser (console specification, section 3.1), by its own words. A test compares the names
 * with its text.
 */
const SPECIFIED_STORAGE: Readonly<Record<string, Kept>> = {
  'the user': { part: 'user' },
  'the token': { part: 'token' },
  // One value with the token: one is of no use without the other.
  'the serial number': { part: 'token' },
  'the menus': { part: 'menus' },
  'the buttons': { instead: 'the checked operations of the menus, which are stored' },
  'the permission codes': { instead: 'index of the menu and code of the operation, read from the stored menus' },
  'the settings of distribution': { instead: 'distribution has no screen yet; comes with its module' },
  dictionaries: { part: 'dictionaries' },
  'the logo': { part: 'company' },
  'the data of the company': { instead: 'of the profile of the user, which is stored; its page reads the rest anew' },
  'the tree of organisations': { part: 'organizations' },
  'the projects of each organisation': { part: 'projects', where: 'kit' },
  'kinds of work': { instead: 'a dictionary' },
  'the current figure': { part: 'figure' },
  'the search of schedules': { part: 'pages' },
  'their search parameters': { part: 'pages' },
};

/** What the console keeps beyond the specification: the records that were opened last, a login elsewhere. */
const BEYOND: readonly Part[] = ['recent', 'openid'];

const text = readFileSync(
  new URL('../../../../../../docs/specification/console/3-entities.md', import.meta.url),
  'utf8',
);

/** Returns what a sentence of the specification lists, up to its end or its explanation. */
function listed(begin: string): string[] {
  const from = text.indexOf(begin);
  if (from < 0) throw new Error(`the specification does not say: ${begin}`);
  const rest = text.slice(from + begin.length);
  const plain = rest.slice(0, rest.search(/[.:;]/)).replace(/ \(with [^)]*\)| who is logged in| as well/g, '');
  return plain.split(/,| and /).flatMap((one) => one.trim() || []);
}

it('console 3 and 3.1: says of everything that the specification stores where it is, or why not', () => {
  const named = ['Lists keep ', 'The browser also stores ', 'Session storage holds ', 'It holds '].flatMap(listed);
  expect(new Set(named)).toEqual(new Set(Object.keys(SPECIFIED_STORAGE)));
});

it('names only parts that exist, and every part', () => {
  const parts = Object.values(SPECIFIED_STORAGE).flatMap((kept) =>
    'part' in kept && !('where' in kept) ? [kept.part] : [],
  );
  expect(new Set([...parts, ...BEYOND])).toEqual(new Set(SESSION_PARTS));
});

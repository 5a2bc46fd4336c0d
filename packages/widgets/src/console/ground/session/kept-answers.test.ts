import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { keepAnswers, type AnswerPart, type AnswerStore } from './kept-answers.ts';
import type { KeptAnswer } from './storage.ts';

const stored = new Map<AnswerPart, string>();
const store: AnswerStore = {
  get: (part) => (stored.has(part) ? (JSON.parse(stored.get(part)!) as KeptAnswer) : null),
  set: (part, answer) => void stored.set(part, JSON.stringify(answer)),
};
afterEach(() => stored.clear());

it('gives back after a reload what the server said, as out of date', async () => {
  const before = new QueryClient();
  keepAnswers(before, store);
  const tree = [{ org_id: '1', children: [] }];
  await before.fetchQuery({ queryKey: ['reference', 'organization', 'tree'], queryFn: () => tree });
  await before.fetchQuery({
    queryKey: ['dictionaries', 'overlay', 'u'],
    queryFn: () => new Map([['color', { entries: [] }]]),
  });
  await before.fetchQuery({ queryKey: ['reference', 'person'], queryFn: () => ['not kept'] });
  expect([...stored.keys()].toSorted()).toEqual(['dictionaries', 'organizations']);

  const after = new QueryClient();
  keepAnswers(after, store);
  expect(after.getQueryData(['reference', 'organization', 'tree'])).toEqual(tree);
  expect(after.getQueryData(['dictionaries', 'overlay', 'u'])).toEqual(new Map([['color', { entries: [] }]]));
  const asked = after.fetchQuery({
    queryKey: ['reference', 'organization', 'tree'],
    queryFn: () => ['new'],
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(await asked).toEqual(['new']);
  before.clear();
  after.clear();
});

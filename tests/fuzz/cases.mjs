import { chance as generator } from '../bench/support/models.mjs';
import { BYTE_MUTATIONS, onText, TEXT_MUTATIONS } from './mutations.mjs';

/**
 * Returns the damaged model for a seed: one real model with one to three damages.
 * @param {number} seed the same seed gives the same case as long as the models are the same
 * @param {readonly { name: string, bytes: Uint8Array }[]} models
 * @returns {{ seed: number, name: string, how: string[], original: Uint8Array, bytes: Uint8Array }}
 */
export function makeCase(seed, models) {
  const next = generator(Math.imul(seed, 0x9e37_79b1));
  const below = (end) => Math.floor(next() * end);
  const pick = (list) => list[below(list.length)];
  const chance = { next, below, pick };
  const { name, bytes: original } = pick(models);
  const names = [...Object.keys(TEXT_MUTATIONS), ...Object.keys(BYTE_MUTATIONS)];
  const how = [];
  let bytes = original;
  for (let times = next() < 0.6 ? 1 : 2 + below(2); times > 0; times -= 1) {
    const kind = pick(names);
    how.push(kind);
    const mutate = TEXT_MUTATIONS[kind];
    bytes = mutate ? onText(bytes, chance, mutate) : BYTE_MUTATIONS[kind](bytes, chance);
  }
  return { seed, name, how, original, bytes };
}

import { loadDictionaries } from '@gongdi/domain';

/** Loads a part of the program that may name any dictionary, such as process forms, together with all dictionaries. */
export function withDictionaries<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadDictionaries()]))[0];
}

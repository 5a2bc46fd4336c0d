import { loadAllResources } from '@gongdi/domain';

/** Loads a part of the program that uses all resources, together with their definitions. */
export function withAllDefinitions<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadAllResources()]))[0];
}

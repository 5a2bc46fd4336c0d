import { loadAllResources } from '@gongdi/domain';

/** Loads a part of the program that speaks of all resources: their definitions come with it. */
export function withAllDefinitions<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadAllResources()]))[0];
}

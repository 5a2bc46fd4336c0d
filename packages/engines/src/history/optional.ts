import { EngineFailure } from '../adapter.ts';

/** Something beside the history that an engine may not have or not show: then there is none. */
export async function optional<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EngineFailure && (error.code === 'not_found' || error.status === 403)) return [];
    throw error;
  }
}

import { EngineFailure } from '../adapter.ts';

/** For data beside the history that an engine may not have or not permit (404, 403): then returns an empty list. */
export async function optional<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EngineFailure && (error.code === 'not_found' || error.status === 403)) return [];
    throw error;
  }
}

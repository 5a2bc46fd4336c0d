import { GongdiError } from '@gongdi/domain';
import { EngineFailure } from '@gongdi/engines';

/**
 * Failures of the engine or of the connection. With all other codes, the engine refused the command because it does
 * not fit.
 */
const AWAY = new Set<EngineFailure['code']>(['unreachable', 'timeout', 'unauthorised', 'busy', 'failed']);

/**
 * Awaits a call to the engine, and converts its failure to an error of the API, with the engine's own message.
 * @throws GongdiError
 */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const { code, label } = error;
    throw new GongdiError(AWAY.has(code) ? 'unavailable' : 'conflict', { label, cause: error });
  }
}

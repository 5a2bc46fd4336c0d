import { GongdiError } from '@gongdi/domain';
import { EngineFailure } from '@gongdi/engines';

/** Failures of the engine or of the way to it; everything else it refused because it does not fit. */
const AWAY = new Set<EngineFailure['code']>(['unreachable', 'timeout', 'unauthorised', 'busy', 'failed']);

/** Asks the engine; what goes wrong becomes an error of the wire in its words. @throws GongdiError */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const { code, label } = error;
    throw new GongdiError(AWAY.has(code) ? 'unavailable' : 'conflict', { label, cause: error });
  }
}

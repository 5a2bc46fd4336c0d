import { acceptedBy } from '../../kit/host-answer.ts';
import type { FenceSaveDetail, FenceSaveRequest } from '../props.ts';

export type Emit = (type: string, detail?: unknown, options?: { cancelable?: boolean }) => boolean;

/**
 * `refused`: the host cancelled; `handed`: given away, nobody says how it went; `stored`: the host or the connection
 * says that it is stored; `failed`: it was not, and nothing was.
 */
export type Saving = { outcome: 'refused' | 'handed' | 'stored' } | { outcome: 'failed'; error: unknown };

/** Asks (`gd-before-save`), hands over (`gd-save`), and stores by the connection when the host takes no part. */
export async function saveFence(
  emit: Emit,
  detail: FenceSaveDetail,
  store: ((detail: FenceSaveDetail) => Promise<unknown>) | null,
): Promise<Saving> {
  try {
    if (!emit('gd-before-save', detail, { cancelable: true })) return { outcome: 'refused' };
    let answer: Promise<unknown> | undefined;
    const request: FenceSaveRequest = {
      ...detail,
      respondWith(result) {
        answer = result;
      },
    };
    const accepted = emit('gd-save', request, { cancelable: true });
    if (answer === undefined) {
      if (!accepted) return { outcome: 'refused' };
      if (!store) return { outcome: 'handed' };
      answer = store(detail);
    }
    await acceptedBy(answer);
    return { outcome: 'stored' };
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

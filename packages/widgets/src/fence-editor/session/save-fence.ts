import { acceptedBy } from '../../kit/host-answer.ts';
import type { FenceSaveDetail, FenceSaveRequest } from '../host/props.ts';

export type Emit = (type: string, detail?: unknown, options?: { cancelable?: boolean }) => boolean;

/**
 * `refused`: the host cancelled the save; `handed`: the host received the data and reports no result; `stored`: the
 * host or the connection reports success; `failed`: nothing was stored.
 */
export type Saving = { outcome: 'refused' | 'handed' | 'stored' } | { outcome: 'failed'; error: unknown };

/** Emits `gd-before-save` and `gd-save`; the connection stores the fence when the host does not handle it. */
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

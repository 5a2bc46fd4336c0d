import { acceptedBy } from '../../kit/host-answer.ts';
import type { SaveDetail } from '../host/props.ts';
import type { Emit } from './emit.ts';

/**
 * `refused`: the host cancelled the save; `handed`: the host received the model and reports no result; `stored`: the
 * host reports success; `failed`: printing failed or the host's promise was rejected.
 */
export type Saving = { outcome: 'refused' | 'handed' | 'stored' } | { outcome: 'failed'; error: unknown };

/** Emits `gd-before-save` and `gd-save`, and waits for the host's answer. */
export async function saveModel(emit: Emit, print: () => SaveDetail): Promise<Saving> {
  try {
    const detail = print();
    if (!emit('gd-before-save', detail, { cancelable: true })) return { outcome: 'refused' };
    let answer: Promise<unknown> | undefined;
    const respondWith = (result: Promise<unknown>) => {
      answer = result;
    };
    const accepted = emit('gd-save', { ...detail, respondWith }, { cancelable: true });
    if (answer !== undefined) {
      await acceptedBy(answer);
      return { outcome: 'stored' };
    }
    return { outcome: accepted ? 'handed' : 'refused' };
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

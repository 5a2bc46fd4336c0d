import { acceptedBy } from '../../kit/host-answer.ts';
import type { SaveDetail } from '../props.ts';
import type { Emit } from './emit.ts';

/**
 * `refused`: the host cancelled; `handed`: given away, nobody says how it went; `stored`: the host says it is stored;
 * `failed`: printing failed or the host's promise was rejected.
 */
export type Saving = { outcome: 'refused' | 'handed' | 'stored' } | { outcome: 'failed'; error: unknown };

/** Asks (`gd-before-save`), hands over (`gd-save`), waits for the host's answer. */
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

import type { InstanceEnd } from '../types.ts';
import { cancelChildren } from './cancel.ts';
import { notify } from './listeners.ts';
import type { Run } from './run.ts';
import { closeWaits } from './waits.ts';

/** Ends the instance and cancels everything still open in it. */
export async function endInstance(run: Run, how: InstanceEnd): Promise<void> {
  const { root } = run;
  if (run.state.ended) return;
  await cancelChildren(run, root, 'cancelled');
  await notify(run, root, run.nodeOf(root).listeners, { event: 'end' });
  closeWaits(run, root);
  run.state.ended = how;
  run.happen({ type: 'instance-ended', how });
}

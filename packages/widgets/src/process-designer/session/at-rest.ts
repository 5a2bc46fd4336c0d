import type { Stage } from './stage.ts';

/**
 * Resolves when nothing is dragged and no label is typed: a change of the model takes away what is typed, and aids that
 * have missed the beginning of a drag fail at its end.
 */
export async function atRest(stage: Pick<Stage, 'service'>): Promise<void> {
  // No context before the first drag, null after it.
  const isBusy = () => Boolean(stage.service('dragging').context()) || stage.service('directEditing').isActive();
  while (isBusy())
    await new Promise<void>((done) =>
      // Both are told before the end.
      stage.service('eventBus').once(['drag.cleanup', 'directEditing.deactivate'], () => void setTimeout(done)),
    );
}

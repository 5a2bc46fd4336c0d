import type { OwnTask } from '@gongdi/api';
import { useState } from 'react';

interface Card {
  task: OwnTask;
  /** The task no longer waits for the user, for another reason than the user's action here. */
  gone: boolean;
}

/**
 * Cards of the user's waiting tasks on a page, and of those that waited before. Another user may be faster while an
 * opinion is typed; the card then stays with the text. The task `first` comes before the others. `forget` removes the
 * card of a task once the user has dealt with it; `isForgotten` returns whether that was called.
 */
export function useTaskCards(tasks: readonly OwnTask[], first: string | null) {
  const [seen, setSeen] = useState(tasks);
  const [forgotten, setForgotten] = useState<ReadonlySet<string>>(new Set());
  const open = new Map(tasks.map((task) => [task.id, task]));
  const known = new Set(seen.map((task) => task.id));
  const asNow = (task: OwnTask) => open.get(task.id) ?? task;
  if (seen.some((task) => asNow(task) !== task) || tasks.some((task) => !known.has(task.id)))
    setSeen([...seen.map(asNow), ...tasks.filter((task) => !known.has(task.id))]);
  const cards = seen.flatMap((task): Card[] => {
    const gone = !open.has(task.id);
    return gone && forgotten.has(task.id) ? [] : [{ task, gone }];
  });
  cards.sort((a, b) => Number(b.task.id === first) - Number(a.task.id === first));
  return {
    cards,
    forget: (id: string) => setForgotten((before) => new Set(before).add(id)),
    isForgotten: (id: string) => forgotten.has(id),
  };
}

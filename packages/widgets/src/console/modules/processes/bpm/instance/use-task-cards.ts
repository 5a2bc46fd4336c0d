import type { OwnTask } from '@gongdi/api';
import { useState } from 'react';

interface Card {
  task: OwnTask;
  /** It does not wait for the user any more, and not by what they did here. */
  gone: boolean;
}

/**
 * Tasks that wait for the user on a page, and those that did: somebody else may be faster while an opinion is written, and
 * what was written stays. `first` stands before the others. `forget`: a card that the user has dealt with goes; `isForgotten` tells it again.
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

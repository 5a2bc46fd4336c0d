import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { dayMinutes, type Content } from '../../../../generic/schedule/dates.ts';
import type { Doc } from '../../../../generic/schedule/doc.ts';
import { addTasks, indent, newTask, outdent, removeTasks, setTask, shift } from './document.ts';

interface ActionsOf {
  doc: Doc;
  change: (doc: Doc) => void;
  selected: string | undefined;
  setSelected: (id: string | undefined) => void;
  content: Content;
  newName: string;
}

/** What can be done with the selected task. */
export function planActions({ doc, change, selected, setSelected, content, newName }: ActionsOf) {
  const on = (does: (doc: Doc, id: string) => Doc) => () => {
    if (selected !== undefined) change(does(doc, selected));
  };
  return {
    add: () => {
      const task = newTask(randomKey(), newName, dayMinutes(content));
      change(addTasks(doc, selected ?? null, [task]));
      setSelected(task.id);
    },
    remove: () => {
      if (selected === undefined) return;
      change(removeTasks(doc, new Set([selected])));
      setSelected(undefined);
    },
    indent: on(indent),
    outdent: on(outdent),
    up: on((from, id) => shift(from, id, -1)),
    down: on((from, id) => shift(from, id, 1)),
    node: on((from, id) => {
      const task = from.tasks.find((one) => one.id === id)!;
      return setTask(from, id, { node_kind: task.node_kind === 1 ? 0 : 1 });
    }),
  };
}

export type PlanActions = ReturnType<typeof planActions>;

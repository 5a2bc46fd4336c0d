import type { ProcessInstanceDetail } from '@gongdi/api';
import type { ProcessForm } from '@gongdi/domain';
import { useState } from 'react';
import { GoneTask } from './gone-task.tsx';
import { NextTodo } from './next-todo.tsx';
import { TaskCard } from './task-card.tsx';
import type { useTaskCards } from './use-task-cards.ts';
import { stepOfTask, type Step } from './why-gone.ts';

interface TaskCardsProps {
  instance: ProcessInstanceDetail;
  /** Task in the address. */
  asked: string | null;
  tasks: ReturnType<typeof useTaskCards>;
  /** History of the instance; null: the user may no longer see it. */
  steps: readonly Step[] | null;
  schema: ProcessForm | undefined;
}

/** The user's tasks of an instance, and a way to the next task after the last one is done. */
export function TaskCards({ instance, asked, tasks, steps, schema }: TaskCardsProps) {
  const { cards, forget, isForgotten } = tasks;
  const [acted, setActed] = useState(false);
  const isHere = (task_id: string) => cards.some(({ task }) => task.id === task_id);
  return (
    <>
      {asked && !isHere(asked) && !isForgotten(asked) && (
        <GoneTask step={stepOfTask(steps, asked)} name={undefined} onClose={() => forget(asked)} />
      )}
      {cards.map(({ task, gone }) => (
        <TaskCard
          key={task.id}
          task={task}
          gone={gone ? { step: stepOfTask(steps, task.id), instance_id: steps ? instance.id : undefined } : undefined}
          form={schema}
          values={instance.form_variables as never}
          onActed={() => {
            setActed(true);
            forget(task.id);
          }}
          onClose={() => forget(task.id)}
        />
      ))}
      {acted && cards.length === 0 && <NextTodo />}
    </>
  );
}

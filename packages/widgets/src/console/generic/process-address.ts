import type { TaskRow } from '@gongdi/api';

/** Address of the page of an instance. */
export const instancePath = (id: string): string => `/bpm/process-instance/detail?id=${encodeURIComponent(id)}`;

/** The same from a task that waits: the page tells what became of it, should it wait no more. */
export const taskPath = ({ id, process_instance }: Pick<TaskRow, 'id' | 'process_instance'>): string =>
  `${instancePath(process_instance.id)}&task=${encodeURIComponent(id)}`;

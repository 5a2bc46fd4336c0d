export { realtime } from './realtime.ts';
export { notifyTodo } from './user-feed.ts';

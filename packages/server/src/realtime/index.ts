export { realtime, type Realtime } from './realtime.ts';
export { tellTodo } from './user-feed.ts';

// What an area is edited by, in one file that comes when editing begins.
export { CircleHandles } from './circle-handles.ts';
export { Handles } from './handles.ts';

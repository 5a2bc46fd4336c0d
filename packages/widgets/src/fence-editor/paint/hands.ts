// The handles for editing an area, in one chunk that is loaded when editing begins.
export { CircleHandles } from './circle-handles.ts';
export { Handles } from './handles.ts';

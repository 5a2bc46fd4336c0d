export { createOutsideEngine } from './outside-engine.ts';

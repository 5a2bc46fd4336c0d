export { createOutsideEngine, type OutsideOptions } from './outside-engine.ts';

export * from './draw.ts';
export * from './facts.ts';
export * from './kinds.ts';
export * from './mark.ts';
export * from './order.ts';
export * from './paper.ts';
export * from './question.ts';
export * from './random.ts';

export { requiredHours, trainingFactsOf } from './facts.ts';

export { RadioGroup } from './radio-group.tsx';
export { Segmented } from './segmented.tsx';

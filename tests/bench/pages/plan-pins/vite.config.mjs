import { sides } from '../side.mjs';

const PLAN = new URL('../../../../packages/widgets/src/plan/', import.meta.url).pathname;
const code = `
export { PlanStage } from '${PLAN}index.ts';
export { default as css } from '${PLAN}plan.css?inline';
`;

export default sides(import.meta.url, { name: './plan.js', code });

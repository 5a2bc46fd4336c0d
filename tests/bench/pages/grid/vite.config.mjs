import { sides } from '../side.mjs';

export default sides(import.meta.url);

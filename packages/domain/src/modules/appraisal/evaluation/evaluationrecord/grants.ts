export { default } from '../grants.ts';

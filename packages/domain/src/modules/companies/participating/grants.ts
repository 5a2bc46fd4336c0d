export { default } from '../enterprisebank/grants.ts';

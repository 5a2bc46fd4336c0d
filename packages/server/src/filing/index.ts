export { folderOf, requestFiling, requestFilingOf } from './request.ts';

// Written by `npm run generate` from the files in this folder.
import projectmanage from './projectmanage.ts';
import staff from './staff.ts';

export { projectmanage, staff };
export const RESOURCES = [projectmanage, staff] as const;

/** Name of the resource of projects. */
export const PROJECTS = 'projectmanage';

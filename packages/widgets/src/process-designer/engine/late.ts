// Modules that an editor needs right after the first picture, in one chunk.
export { addAids } from './late-aids.ts';
export { addMenus } from './late-menus.ts';
export { addSpaceTool } from './late-space-tool.ts';

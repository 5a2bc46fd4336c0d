// What an editor needs as soon as its first picture stands, in one chunk.
export { addAids } from './late-aids.ts';
export { addMenus } from './late-menus.ts';
export { addSpaceTool } from './late-space-tool.ts';

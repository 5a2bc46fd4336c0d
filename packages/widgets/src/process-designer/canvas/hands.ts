// What keys and pointers do on the canvas: nobody uses it before the first picture stands.
export { bindCommands, runCommand } from './bind-commands.ts';
export { followMenu } from './follow-menu.ts';

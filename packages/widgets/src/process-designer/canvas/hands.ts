// Handlers of keys and pointers on the canvas. They are not needed before the first picture is shown.
export { bindCommands, runCommand } from './bind-commands.ts';
export { followMenu } from './follow-menu.ts';

import type { LookText } from './zh.ts';

export const en: LookText = {
  found: 'Process models in this folder: {count} ({engines})',
  foundSoFar: 'The folder is large and was looked at in part. Process models so far: {count} ({engines})',
  noModels: 'There are no process models (.bpmn) in this folder. A way to begin:',
  noModelsSoFar:
    'The folder is large, and the part that was looked at holds no process models (.bpmn). Go to the folder of the models, or begin here:',
  configured: 'Checked by {names}',
  lint: 'check them',
  info: 'see what each of them holds',
  render: 'draw one',
  baseline: 'note what is found now, and report only what is new from then on',
  serve: 'start the server and the console, with demo data',
  serveAgain: 'start the server whose data is in this folder',
  new: 'make a process model',
  more: 'gongdi --help lists all commands; gongdi <command> --help explains one',
};

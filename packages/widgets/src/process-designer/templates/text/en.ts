import type { TemplateTexts } from './zh.ts';

export const en: TemplateTexts = {
  elements: 'Common approval steps',
  processes: 'Process templates',
  host: 'Your own templates',
  hint: 'With a node selected the template follows it; otherwise it is put below the diagram. One undo takes it back.',
  needsActivity: 'Select a task on the canvas first, then insert “{name}”',
  failed: 'The template “{name}” cannot be inserted: {message}',
  inserted: '“{name}” was inserted',
};

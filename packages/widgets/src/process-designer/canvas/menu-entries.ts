import type { DiagramElement } from '../../diagram/model.ts';
import type { CommandId } from './commands.ts';

/** A part of the menu: commands below each other, or a row of small buttons. */
export type MenuPart =
  | { kind: 'commands'; ids: readonly CommandId[] }
  | { kind: 'align'; ids: readonly CommandId[] }
  | { kind: 'colours' }
  | { kind: 'inside'; plane: DiagramElement };

const ALIGN: readonly CommandId[] = [
  'alignLeft',
  'alignRight',
  'alignTop',
  'alignBottom',
  'alignCenter',
  'alignMiddle',
];
const COPYING: readonly CommandId[] = ['cut', 'copy', 'paste', 'duplicate'];

/**
 * What makes sense for what was asked about: nothing, one element, one connection, several.
 * @param plane the inside of the one element, when it is a collapsed sub-process
 */
export function menuParts(elements: readonly DiagramElement[], plane?: DiagramElement): MenuPart[] {
  const [first, ...rest] = elements;
  if (!first) {
    return [
      { kind: 'commands', ids: ['create', 'paste', 'selectAll', 'find'] },
      { kind: 'commands', ids: ['undo', 'redo'] },
      { kind: 'commands', ids: ['fit', 'zoomFull', 'zoomIn', 'zoomOut'] },
      { kind: 'commands', ids: ['outline', 'shortcuts'] },
    ];
  }
  if (rest.length > 0) {
    return [
      { kind: 'align', ids: ALIGN },
      { kind: 'commands', ids: ['distributeHorizontally', 'distributeVertically'] },
      { kind: 'commands', ids: COPYING },
      { kind: 'colours' },
      { kind: 'commands', ids: ['remove'] },
    ];
  }
  if (first.waypoints) {
    return [
      { kind: 'commands', ids: ['properties', 'editLabel', 'replace'] },
      { kind: 'colours' },
      { kind: 'commands', ids: ['remove'] },
    ];
  }
  return [
    ...(plane ? [{ kind: 'inside', plane } as const] : []),
    { kind: 'commands', ids: ['properties', 'editLabel', 'append', 'replace'] },
    { kind: 'commands', ids: COPYING },
    { kind: 'colours' },
    { kind: 'commands', ids: ['remove'] },
  ];
}

import type { DiagramElement } from '../../diagram/model.ts';
import type { CommandId } from './commands.ts';

/** A part of the menu: a list of commands, or a row of small buttons. */
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
 * Returns the menu entries for the elements of the menu: none, one element, one connection, or several.
 * @param plane the inner plane of the element if it is a collapsed sub-process
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

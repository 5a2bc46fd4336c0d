import { walk, type ModdleElement as TreeElement } from '@gongdi/bpmn';
import { listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from './editor.ts';

export type RootType = 'bpmn:Message' | 'bpmn:Signal';

/** The definitions' messages or signals. */
export const roots = ({ definitions }: Editor, type: RootType): ModdleElement[] =>
  listOf(definitions, 'rootElements').filter((root) => root.$type === type);

/** Appends a root element; what is there keeps its place. */
export const addRoot = ({ definitions }: Editor, root: ModdleElement): Edit => ({
  target: definitions,
  set: { rootElements: [...listOf(definitions, 'rootElements'), root] },
});

/** Everything that refers to a message or signal. */
export function referrers({ definitions }: Editor, root: ModdleElement): ModdleElement[] {
  const property = root.$type === 'bpmn:Message' ? 'messageRef' : 'signalRef';
  const found: ModdleElement[] = [];
  walk(definitions as unknown as TreeElement, (element) => {
    if (
      !element.$descriptor.isGeneric &&
      element.$descriptor.propertiesByName[property] &&
      element.get(property) === root
    ) {
      found.push(element as unknown as ModdleElement);
    }
  });
  return found;
}

/** Takes a root element away together with the references to it, as one step. */
export function removeRoot(editor: Editor, root: ModdleElement): Edit[] {
  const property = root.$type === 'bpmn:Message' ? 'messageRef' : 'signalRef';
  const kept = listOf(editor.definitions, 'rootElements').filter((other) => other !== root);
  return [
    ...referrers(editor, root).map((target): Edit => ({ target, set: { [property]: undefined } })),
    { target: editor.definitions, set: { rootElements: kept } },
  ];
}

/** Does anything in the document have this id? */
export function idTaken({ definitions }: Editor, id: string): boolean {
  let taken = false;
  walk(definitions as unknown as TreeElement, (element) => {
    if (element['id'] === id) taken = true;
    return !taken;
  });
  return taken;
}

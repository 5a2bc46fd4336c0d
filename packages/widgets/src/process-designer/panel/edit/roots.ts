import { walk, type ModdleElement as TreeElement } from '@gongdi/bpmn';
import { type DiagramElement, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from './editor.ts';

export type RootKind = 'message' | 'signal' | 'error' | 'escalation';

interface RootFacts {
  type: string;
  /** Name of the property that refers to the root element. */
  reference: string;
  /** The property by which engines match the root element. Messages and signals are matched by name. */
  code?: string;
}

/** Root elements to which events and tasks refer. */
export const ROOT_KINDS: Record<RootKind, RootFacts> = {
  message: { type: 'bpmn:Message', reference: 'messageRef' },
  signal: { type: 'bpmn:Signal', reference: 'signalRef' },
  error: { type: 'bpmn:Error', reference: 'errorRef', code: 'errorCode' },
  escalation: { type: 'bpmn:Escalation', reference: 'escalationRef', code: 'escalationCode' },
};

/** Returns the root elements of a kind. */
export const roots = ({ definitions }: Editor, kind: RootKind): ModdleElement[] =>
  listOf(definitions, 'rootElements').filter((root) => root.$type === ROOT_KINDS[kind].type);

/** Returns the edit that appends a root element; the present ones keep their position. */
export const addRoot = ({ definitions }: Editor, root: ModdleElement): Edit => ({
  target: definitions,
  set: { rootElements: [...listOf(definitions, 'rootElements'), root] },
});

const referenceTo = (root: ModdleElement): string =>
  Object.values(ROOT_KINDS).find(({ type }) => type === root.$type)?.reference ?? '';

/** Returns all objects that refer to a root element. */
export function referrers({ definitions }: Editor, root: ModdleElement): ModdleElement[] {
  const property = referenceTo(root);
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

/** Returns the drawn elements that refer to a root element, each once. */
export function usersOf(editor: Editor, root: ModdleElement): DiagramElement[] {
  const drawn = referrers(editor, root).map((referrer) => {
    let holder: ModdleElement | undefined = referrer;
    while (holder && !editor.stage.find(holder.id ?? '')) holder = holder.$parent;
    return editor.stage.find(holder?.id ?? '');
  });
  return [...new Set(drawn.filter((element) => element !== undefined))];
}

/** Returns the edits that remove a root element and all references to it, as one step. */
export function removeRoot(editor: Editor, root: ModdleElement): Edit[] {
  const property = referenceTo(root);
  const kept = listOf(editor.definitions, 'rootElements').filter((other) => other !== root);
  return [
    ...referrers(editor, root).map((target): Edit => ({ target, set: { [property]: undefined } })),
    { target: editor.definitions, set: { rootElements: kept } },
  ];
}

/** Returns whether any object in the document has this id. */
export function idTaken({ definitions }: Editor, id: string): boolean {
  let taken = false;
  walk(definitions as unknown as TreeElement, (element) => {
    if (element['id'] === id) taken = true;
    return !taken;
  });
  return taken;
}

import { walk, type ModdleElement as TreeElement } from '@gongdi/bpmn';
import { type DiagramElement, listOf, type ModdleElement } from '../../../diagram/model.ts';
import type { Edit } from '../../engine/compound-command.ts';
import type { Editor } from './editor.ts';

export type RootKind = 'message' | 'signal' | 'error' | 'escalation';

interface RootFacts {
  type: string;
  /** What refers to it. */
  reference: string;
  /** The property by which engines match it; messages and signals are matched by name. */
  code?: string;
}

/** Elements of the definitions that events and tasks refer to. */
export const ROOT_KINDS: Record<RootKind, RootFacts> = {
  message: { type: 'bpmn:Message', reference: 'messageRef' },
  signal: { type: 'bpmn:Signal', reference: 'signalRef' },
  error: { type: 'bpmn:Error', reference: 'errorRef', code: 'errorCode' },
  escalation: { type: 'bpmn:Escalation', reference: 'escalationRef', code: 'escalationCode' },
};

/** The definitions' elements of a kind. */
export const roots = ({ definitions }: Editor, kind: RootKind): ModdleElement[] =>
  listOf(definitions, 'rootElements').filter((root) => root.$type === ROOT_KINDS[kind].type);

/** Appends a root element; what is there keeps its place. */
export const addRoot = ({ definitions }: Editor, root: ModdleElement): Edit => ({
  target: definitions,
  set: { rootElements: [...listOf(definitions, 'rootElements'), root] },
});

const referenceTo = (root: ModdleElement): string =>
  Object.values(ROOT_KINDS).find(({ type }) => type === root.$type)?.reference ?? '';

/** Everything that refers to a root element. */
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

/** The drawn elements that refer to a root element, each once. */
export function usersOf(editor: Editor, root: ModdleElement): DiagramElement[] {
  const drawn = referrers(editor, root).map((referrer) => {
    let holder: ModdleElement | undefined = referrer;
    while (holder && !editor.stage.find(holder.id ?? '')) holder = holder.$parent;
    return editor.stage.find(holder?.id ?? '');
  });
  return [...new Set(drawn.filter((element) => element !== undefined))];
}

/** Takes a root element away together with the references to it, as one step. */
export function removeRoot(editor: Editor, root: ModdleElement): Edit[] {
  const property = referenceTo(root);
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

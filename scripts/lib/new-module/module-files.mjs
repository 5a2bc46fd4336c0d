import { dictionaryFile, grantsFile, groupFile, logFile, menuFile, resourceFile } from './domain.mjs';
import { moduleNames } from './names.mjs';
import { callFile, demoFile, iconFile, panelFile, roomFile, screenFile, textFile } from './rooms.mjs';

/** The optional parts of a module beyond its table, forms, place in the menu and rights. */
export const PARTS = ['steps', 'call', 'room', 'screen', 'demo', 'log'];

/**
 * Returns the files of a new module that works without changes; the developer then adapts them.
 * @param {object} wanted
 * @param {string} wanted.path `<group>/<name>`
 * @param {string} wanted.zh name on screens
 * @param {string} wanted.en
 * @param {string} [wanted.service] first part of its addresses below /api
 * @param {readonly string[]} [wanted.parts] of PARTS; a call is answered by a room
 * @param {boolean} [wanted.knownGroup] whether the group of the menu already exists
 * @param {number} [wanted.order] place in its group
 * @returns {Record<string, string>} texts by path, not yet formatted
 * @throws Failed if the name is not a valid module name
 */
export function moduleFiles({ path, zh, en, service = 'user', parts = [], knownGroup = true, order = 100 }) {
  const has = (part) => parts.includes(part);
  const [states, call] = [has('steps'), has('call')];
  const module = { ...moduleNames(path), zh, en, service, order, states, call };
  const { group, name, kebab } = module;
  const domain = `packages/domain/src/modules/${group}`;
  const server = `packages/server/src/modules/${group}/${name}`;
  const widgets = `packages/widgets/src/console/modules/${group}/${name}`;
  return Object.fromEntries(
    [
      [`${domain}/group.ts`, knownGroup ? undefined : groupFile(module)],
      [`${domain}/${name}/resource.ts`, resourceFile(module)],
      [`${domain}/${name}/menu.ts`, menuFile(module)],
      [`${domain}/${name}/grants.ts`, grantsFile()],
      [`${domain}/${name}/dictionary.ts`, states && dictionaryFile(module)],
      [`${domain}/${name}/log.ts`, has('log') && logFile(module)],
      [`packages/api/src/calls/${kebab}.ts`, call && callFile(module)],
      [`${server}/room.ts`, (has('room') || call) && roomFile(module)],
      [`${server}/demo.ts`, has('demo') && demoFile(module)],
      [`packages/widgets/src/console/modules/${group}/icon.tsx`, knownGroup ? undefined : iconFile(module)],
      [`${widgets}/screen.tsx`, has('screen') && screenFile(module)],
      [`${widgets}/count-panel.tsx`, has('screen') && call && panelFile(module)],
      [`${widgets}/text.ts`, has('screen') && call && textFile(module)],
    ].filter(([, text]) => text),
  );
}

import { dictionaryFile, grantsFile, groupFile, menuFile, resourceFile } from './domain.mjs';
import { moduleNames } from './names.mjs';
import { callFile, demoFile, panelFile, roomFile, screenFile, textFile } from './rooms.mjs';

/** What a module may have beyond its table, forms, place in the menu and rights. */
export const PARTS = ['steps', 'call', 'room', 'screen', 'demo'];

/**
 * The files of a module that does something sensible as it stands: to be changed into what is wanted.
 * @param {object} wanted
 * @param {string} wanted.path `<group>/<name>`
 * @param {string} wanted.zh what it is called on screens
 * @param {string} wanted.en
 * @param {string} [wanted.service] first part of its addresses below /api
 * @param {readonly string[]} [wanted.parts] of PARTS; a call is answered by a room
 * @param {boolean} [wanted.knownGroup] whether the group of the menu is there already
 * @param {number} [wanted.order] place in its group
 * @returns {Record<string, string>} texts by path, not yet formatted
 * @throws Failed when the name cannot be one of a module
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
      [`packages/api/src/calls/${kebab}.ts`, call && callFile(module)],
      [`${server}/room.ts`, (has('room') || call) && roomFile(module)],
      [`${server}/demo.ts`, has('demo') && demoFile(module)],
      [`${widgets}/screen.tsx`, has('screen') && screenFile(module)],
      [`${widgets}/count-panel.tsx`, has('screen') && call && panelFile(module)],
      [`${widgets}/text.ts`, has('screen') && call && textFile(module)],
    ].filter(([, text]) => text),
  );
}

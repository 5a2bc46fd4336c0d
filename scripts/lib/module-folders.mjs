/**
 * Modules that nothing lists by hand: each is a file, but in `grouped` with a default export, and the index of all is written by
 * `npm run generate`. Adding a module is adding a file.
 *
 * - `in` a folder: the files that lie there; `below` a folder: the files called `named`, at any depth.
 * - `eager`: `list` is an array of all default exports, of the type `of`. With `exported`, or without a type, each is also
 *   exported under its own name.
 * - `keyed`: `list` is an object from the folder of each, below `below`, to its default export of the type `of`.
 * - `star`: `list` is an array of all that each exports, and what they export is exported on; of the type `of`.
 * - `lazy`: `list` is an object from file name to a function that imports that module.
 * - `late`: `list` is an object from each folder right `below` to the names of its modules and a function that imports an
 *   index of them, a file of its own in `each`, an `eager` one as `eachOf` says.
 * - `grouped`: what each module exports, under its name. A list of exports and no object, so that a page brings the
 *   groups that it uses and leaves the others, with all that they stand on.
 * @type {{
 *   index: string, list?: string, kind: 'eager' | 'keyed' | 'star' | 'lazy' | 'late' | 'grouped',
 *   in?: string, below?: string, named?: string, of?: { type: string, from: string },
 *   exported?: boolean, each?: string,
 *   eachOf?: { list: string, of: { type: string, from: string } },
 * }[]}
 */
export const MODULE_INDEXES = [
  {
    below: 'packages/domain/src/modules',
    named: 'resource.ts',
    index: 'packages/domain/src/generated/resources.ts',
    list: 'RESOURCES',
    kind: 'eager',
    // Declared: inferred, the type of the list would change with each field of each module, and with it all that reads it.
    of: { type: 'AnyResource', from: 'packages/domain/src/resource/define.ts' },
    exported: true,
  },
  {
    below: 'packages/domain/src/modules',
    named: 'resource.ts',
    index: 'packages/domain/src/generated/resource-groups.ts',
    each: 'packages/domain/src/generated/resource-groups',
    list: 'RESOURCE_GROUPS',
    kind: 'late',
    of: { type: 'ResourceGroup', from: 'packages/domain/src/resource/late.ts' },
    eachOf: { list: 'RESOURCES', of: { type: 'AnyResource', from: 'packages/domain/src/resource/define.ts' } },
  },
  {
    below: 'packages/domain/src/modules',
    named: 'dictionary.ts',
    index: 'packages/domain/src/generated/dictionaries.ts',
    list: 'MODULE_DICTIONARIES',
    kind: 'star',
    of: { type: 'DictionaryRoom', from: 'packages/domain/src/dictionary/define.ts' },
  },
  {
    below: 'packages/domain/src/modules',
    named: 'group.ts',
    index: 'packages/domain/src/generated/groups.ts',
    list: 'MENU_GROUPS',
    kind: 'keyed',
    of: { type: 'MenuGroup', from: 'packages/domain/src/menu/define.ts' },
  },
  {
    below: 'packages/domain/src/modules',
    named: 'menu.ts',
    index: 'packages/domain/src/generated/menus.ts',
    list: 'MODULE_MENUS',
    kind: 'keyed',
    of: { type: 'ModuleMenu', from: 'packages/domain/src/menu/define.ts' },
  },
  {
    below: 'packages/domain/src/modules',
    named: 'grants.ts',
    index: 'packages/domain/src/generated/grants.ts',
    list: 'MODULE_GRANTS',
    kind: 'keyed',
    of: { type: 'Grants', from: 'packages/domain/src/grants/define.ts' },
  },
  { in: 'cli/src/commands', index: 'cli/src/commands/index.ts', list: 'COMMANDS', kind: 'eager' },
  { in: 'packages/api/src/calls', index: 'packages/api/src/generated/calls.ts', kind: 'grouped' },
  {
    below: 'packages/server/src',
    named: 'room.ts',
    index: 'packages/server/src/generated/rooms.ts',
    list: 'ROOMS',
    kind: 'eager',
    of: { type: 'Room', from: 'packages/server/src/room.ts' },
  },
  {
    below: 'packages/server/src/modules',
    named: 'demo.ts',
    index: 'packages/server/src/generated/demos.ts',
    list: 'DEMOS',
    kind: 'eager',
    of: { type: 'Demo', from: 'packages/server/src/demo/define.ts' },
  },
  {
    below: 'packages/widgets/src/console/modules',
    named: 'routes.tsx',
    index: 'packages/widgets/src/console/generated/routes.ts',
    list: 'MODULE_ROUTES',
    kind: 'eager',
    of: { type: 'ModuleRoutes', from: 'packages/widgets/src/console/ground/route/module-routes.ts' },
  },
  {
    below: 'packages/widgets/src/console/modules',
    named: 'screen.tsx',
    index: 'packages/widgets/src/console/generated/screens.ts',
    list: 'SCREENS',
    kind: 'lazy',
  },
  {
    below: 'packages/widgets/src/console/modules',
    named: 'record-part.ts',
    index: 'packages/widgets/src/console/generated/record-parts.ts',
    list: 'RECORD_PARTS',
    kind: 'eager',
    of: { type: 'RecordPart', from: 'packages/widgets/src/console/generic/resource/record-part.ts' },
  },
];

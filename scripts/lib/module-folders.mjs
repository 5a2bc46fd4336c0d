/**
 * Indexes of modules. No module is listed by hand: each module is a file, and `npm run generate` writes the index of
 * all. To add a module, add a file. A module has a default export, except in `grouped`.
 *
 * - `in` a folder: the modules are the files directly in it; `below` a folder: the files with the name `named`, at
 *   any depth.
 * - `eager`: `list` is an array of all default exports, of the type `of`. With `exported`, or without a type, each
 *   default export is also exported under its own name.
 * - `keyed`: `list` is an object from the folder of each module, relative to `below`, to its default export of the
 *   type `of`.
 * - `star`: the index re-exports all exports of the modules.
 * - `whole`: `list` is an array of all exports of each module, of the type `of`.
 * - `lazy`: `list` is an object from file name to a function that imports that module.
 * - `late`: `list` is an object from each folder directly `below` to the names of its modules and a function that
 *   imports an index of them. That index is a separate file in `each`; it is an `eager` index as `eachOf` describes.
 * - `grouped`: the index exports the exports of each module under the module's name. It is a list of exports and not
 *   an object, so that a page loads only the groups that it uses, with their dependencies.
 * @type {{
 *   index: string, list?: string, kind: 'eager' | 'keyed' | 'star' | 'whole' | 'lazy' | 'late' | 'grouped',
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
    // The type is declared. An inferred type of the list would change with each field of each module, and so would
    // everything that reads the list.
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
    kind: 'star',
  },
  {
    below: 'packages/domain/src/modules',
    named: 'dictionary.ts',
    index: 'packages/domain/src/generated/dictionary-files.ts',
    list: 'DICTIONARY_FILES',
    kind: 'whole',
    of: { type: 'DictionaryFile', from: 'packages/domain/src/dictionary/define.ts' },
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
  {
    below: 'packages/domain/src/modules',
    named: 'events.ts',
    index: 'packages/domain/src/generated/events.ts',
    list: 'MODULE_EVENTS',
    kind: 'eager',
    exported: false,
  },
  {
    below: 'packages/domain/src/modules',
    named: 'log.ts',
    index: 'packages/domain/src/generated/log-words.ts',
    list: 'LOG_WORDS',
    kind: 'eager',
    exported: false,
  },
  {
    in: 'packages/domain/src/areas/types',
    index: 'packages/domain/src/generated/area-types.ts',
    list: 'AREA_TYPES',
    kind: 'eager',
    exported: false,
  },
  {
    below: 'packages/domain/src/devices/types',
    named: 'codes.ts',
    index: 'packages/domain/src/generated/device-codes.ts',
    list: 'DEVICE_CODES',
    kind: 'eager',
    of: { type: 'DeviceCodes', from: 'packages/domain/src/devices/codes.ts' },
  },
  {
    below: 'packages/domain/src/devices/types',
    named: 'types.ts',
    index: 'packages/domain/src/generated/device-types.ts',
    list: 'DEVICE_TYPE_FILES',
    kind: 'whole',
    of: { type: 'DeviceTypeFile', from: 'packages/domain/src/devices/define.ts' },
  },
  {
    in: 'packages/domain/src/applicants/sites',
    index: 'packages/domain/src/generated/applicant-sites.ts',
    list: 'SITES',
    kind: 'eager',
    exported: false,
  },
  {
    below: 'packages/domain/src/modules',
    named: 'submission.ts',
    index: 'packages/domain/src/generated/submissions.ts',
    list: 'SUBMISSIONS',
    kind: 'eager',
    exported: false,
  },
  {
    below: 'packages/domain/src',
    named: 'settings.ts',
    index: 'packages/domain/src/generated/setting-groups.ts',
    list: 'SETTINGS',
    kind: 'eager',
    exported: false,
  },
  {
    below: 'packages/bpmn/src/check/rules',
    named: 'rule.ts',
    index: 'packages/bpmn/src/generated/rules.ts',
    list: 'RULES',
    kind: 'eager',
    of: { type: 'Rule', from: 'packages/bpmn/src/check/types.ts' },
  },
  { in: 'cli/src/commands', index: 'cli/src/generated/commands.ts', list: 'COMMANDS', kind: 'eager' },
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
    named: 'icon.tsx',
    index: 'packages/widgets/src/console/generated/icons.ts',
    list: 'MODULE_ICONS',
    kind: 'eager',
    of: { type: 'MenuPicture', from: 'packages/widgets/src/console/ground/menus/menu-pictures.ts' },
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
  {
    below: 'packages/widgets/src/console/modules',
    named: 'storage-keys.ts',
    index: 'packages/widgets/src/console/generated/storage-keys.ts',
    list: 'MODULE_KEYS',
    kind: 'whole',
    of: { type: 'ModuleKeys', from: 'packages/widgets/src/console/ground/storage-keys.ts' },
  },
];

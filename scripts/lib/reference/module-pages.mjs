import { rulesOf } from './field-rules.mjs';
import { code, page, table, written } from './markdown.mjs';

const both = ({ zh, en }) => `${zh} · ${en}`;
const FOLDER = 'docs/modules';

/**
 * Returns the pages of `docs/modules`: one for each resource, made from its definition, and their list.
 * @param {Record<string, any>} source exports of domain and api, and the built-in roles
 * @returns {Record<string, string>} text by path
 */
export function modulePages(source) {
  const resources = source.allResources().toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    [`${FOLDER}/README.md`]: indexPage(resources),
    ...Object.fromEntries(resources.map((resource) => [`${FOLDER}/${resource.name}.md`, modulePage(resource, source)])),
  };
}

const indexPage = (resources) =>
  page(
    written('the definitions of the resources'),
    '# Modules',
    'Every module with records: what it holds, its rules, steps, permissions and calls, as its definition says. `npm run reference` writes these pages. How modules are made is in [adding.md](../adding.md).',
    table(
      ['module', '名称', 'name'],
      resources.map(({ name, label }) => [`[${name}](${name}.md)`, label.zh, label.en]),
    ),
  );

function modulePage(resource, source) {
  const { name, label, about, partOf, follows } = resource;
  return page(
    written(`the definition of \`${name}\``),
    `# ${label.zh} (${name})`,
    about ? [about.zh, about.en] : `${label.en}.`,
    partOf === undefined ? [] : `Some records of [${partOf}](${partOf}.md), under a menu entry of their own.`,
    `Route ${code(`/${name}`)}, command ${code(`gongdi list ${name}`)}. ${SCOPES[resource.scope]}${
      follows ? ` A record belongs to the organisation of what ${code(follows)} names.` : ''
    }`,
    rulesPart(resource),
    '## Fields',
    fieldTable(resource, source),
    dictionaryPart(resource, source),
    lifecyclePart(resource, source),
    tilePart(resource, source),
    '## Who may do what',
    permissionTable(resource, source),
    '## Calls',
    callTable(resource, source),
  );
}

const SCOPES = {
  organisation: 'People see the records of their organisation and of those below it.',
  company: 'People see the records of their organisation, of those above and below it, and those of nobody.',
  everyone: 'Whoever may list the records sees all of them.',
};

/** The rules of the module in words, and the order of its dates. */
function rulesPart({ rules = [], order = [], fields }, metaOf = ({ meta }) => meta().gongdi) {
  const ordered = order.map(([first, second]) => {
    const [from, to] = [first, second].map((name) => metaOf(fields[name]).label);
    return { zh: `${to.zh}不早于${from.zh}。`, en: `${to.en} is not before ${from.en}.` };
  });
  const all = [...rules, ...ordered];
  return all.length === 0 ? [] : ['## Rules', all.map(({ zh, en }) => `- ${zh} ${en}`).join('\n')];
}

function fieldTable(resource, source) {
  const steps = source.stepsOf(resource);
  const writers = (name) => steps.filter((one) => source.fieldsOfStep(one).includes(name)).map(({ label }) => label.zh);
  return table(
    ['field', '名称', 'name', 'kind', 'rules'],
    source
      .fieldsOf(resource)
      .map((field) => [
        code(field.name),
        field.label.zh,
        field.label.en,
        code(field.kind),
        rulesOf(field, writers(field.name), source),
      ]),
  );
}

function dictionaryPart(resource, { fieldsOf, dictionaryOf }) {
  const names = [...new Set(fieldsOf(resource).flatMap(({ dict }) => dict ?? []))];
  if (names.length === 0) return [];
  return [
    '## Dictionaries',
    names
      .map((name) => {
        const { label, entries } = dictionaryOf(name);
        return `- ${code(name)} ${both(label)}: ${entries.map((one) => `${one.value} ${both(one.label)}`).join('; ')}`;
      })
      .join('\n'),
  ];
}

function lifecyclePart(resource, source) {
  const { lifecycle } = resource;
  if (!lifecycle) return [];
  const { fieldsOf, dictionaryOf, stepsOf } = source;
  const state = fieldsOf(resource).find(({ name }) => name === lifecycle.field);
  const nameOf = (value) => dictionaryOf(state.dict).entries.find((one) => one.value === value)?.label.zh ?? value;
  const names = (values) => values.map(nameOf).join('、');
  const labelOf = (field) => fieldsOf(resource).find(({ name }) => name === field)?.label.zh ?? field;
  const { due, tells = [], editable } = lifecycle;
  const told = [
    tells.length > 0 && `Of a new record are told: ${tells.map(labelOf).join('、')}.`,
    due &&
      `The term is ${code(due.field)} (${labelOf(due.field)}) in the state ${names(due.states)}. On the day after it are told: ${due.tells.map(labelOf).join('、') || 'nobody'}${
        due.escalates ? `; from the third day on also: ${due.escalates.map(labelOf).join('、')}` : ''
      }${due.to === undefined ? '' : `; the record becomes ${nameOf(due.to)}`}.`,
    editable && `It is edited and deleted in the state ${names(editable)} only.`,
  ].filter(Boolean);
  const rows = stepsOf(resource).map(({ name, label, step }) => [
    code(name),
    label.zh,
    names(step.from),
    nameOf(step.to),
    (step.asks ?? []).map((one) => `${labelOf(one)}${step.needs?.includes(one) ? '*' : ''}`).join('、'),
    step.by ? labelOf(step.by) : '',
    (step.tells ?? []).map(labelOf).join('、'),
    step.makes ? `[${step.makes.resource}](${step.makes.resource}.md)` : '',
  ]);
  return [
    '## States',
    [state.initial !== undefined && `A record begins as ${nameOf(state.initial)}.`, ...told].filter(Boolean).join(' '),
    table(['step', '名称', 'from', 'to', 'asks (* required)', 'who', 'tells', 'makes'], rows),
  ];
}

/** What workbench and homes count. */
function tilePart(resource, { tilesOf }) {
  const tiles = tilesOf(resource);
  if (tiles.length === 0) return [];
  const line = ({ label, filters, level }) =>
    `- ${both(label)}${level ? ` (${level})` : ''}: ${Object.entries(filters)
      .map(([name, value]) => code(`${name}=${value}`))
      .join(' ')}`;
  return ['## On the workbench and the homes', tiles.map(line).join('\n')];
}

function permissionTable({ name, endpoints, actions = {} }, { BUILT_IN_ROLES, OPERATION_LABELS, expandPermissions }) {
  const operations = [
    ...Object.keys(endpoints).map((operation) => [operation, OPERATION_LABELS[operation]]),
    ...Object.entries(actions).map(([operation, { label }]) => [operation, label]),
  ];
  const held = BUILT_IN_ROLES.map((role) => ({ ...role, held: new Set(expandPermissions(role.permissions)) }));
  return table(
    ['permission', '操作', 'built-in roles'],
    operations.map(([operation, label]) => [
      code(`${name}|${operation}`),
      label.zh,
      held
        .filter((role) => role.held.has(`${name}|${operation}`))
        .map((role) => role.name)
        .join('、'),
    ]),
  );
}

function callTable(resource, { resourceCalls, stepCalls, stepHistoryCall, viewCalls }) {
  const calls = [
    ...Object.values(resourceCalls(resource)),
    ...Object.values(stepCalls(resource)),
    ...[stepHistoryCall(resource) ?? []].flat(),
    ...Object.values(viewCalls(resource)),
  ];
  return table(
    ['call', 'address'],
    calls.map(({ name, service, method, path }) => [code(name), code(`${method} /api/${service}/${path}`)]),
  );
}

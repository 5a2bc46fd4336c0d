import { PRESETS, ruleInfos } from '@gongdi/bpmn';
import { LEVELS } from '../lint/options.ts';
import type { Shape } from './description.ts';

type Json = Readonly<Record<string, unknown>>;

/** Rules of plug-ins of bpmnlint: `plugin/rule`, `@scope/plugin/rule`. */
const PLUGIN_RULE = '^(@[^/]+/)?[^/@]+/[^/]+$';
const ENGINE = '^(camunda|flowable|activiti|zeebe)(@\\d+(\\.\\d+)*)?$';

/** Returns the JSON Schema of the configuration file: editors complete and describe names of rules and presets. */
export function configSchema(shape: Shape): Json {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title: 'gongdi.config.json', ...schemaOf(shape) };
}

function schemaOf(shape: Shape): Json {
  const description = `${shape.about.en}（${shape.about.zh}）`;
  switch (shape.kind) {
    case 'text':
      return { description, type: 'string', ...special(shape.special) };
    case 'flag':
      return { description, type: 'boolean' };
    case 'count':
      return { description, type: 'integer', minimum: 0, ...(shape.most === undefined ? {} : { maximum: shape.most }) };
    case 'list':
      return { description, type: 'array', items: schemaOf(shape.of) };
    case 'either':
      return { description, anyOf: shape.of.map(schemaOf) };
    case 'map':
      return shape.keys === 'rule'
        ? {
            description,
            type: 'object',
            properties: rules(schemaOf(shape.of)),
            patternProperties: { [PLUGIN_RULE]: schemaOf(shape.of) },
            additionalProperties: false,
          }
        : { description, type: 'object', additionalProperties: schemaOf(shape.of) };
    case 'object':
      return {
        description,
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.fields).map(([name, one]) => [name, schemaOf(one)])),
        ...(shape.needs ? { required: shape.needs } : {}),
        additionalProperties: false,
      };
  }
}

function special(name: 'preset' | 'engine' | 'rule' | 'level' | undefined): Json {
  switch (name) {
    case 'preset':
      return { enum: PRESETS };
    case 'engine':
      return { pattern: ENGINE };
    case 'rule':
      return { anyOf: [{ enum: ruleInfos().map(({ code }) => code) }, { pattern: PLUGIN_RULE }] };
    case 'level':
      return { enum: Object.keys(LEVELS) };
    case undefined:
      return { minLength: 1 };
  }
}

function rules(level: Json): Json {
  return Object.fromEntries(
    ruleInfos().map(({ code, title }) => [code, { ...level, description: `${title.en}（${title.zh}）` }]),
  );
}

/** Returns one row for each setting of the file, for the documentation page. */
export function configRows(shape: Shape, path = ''): { path: string; kind: string; zh: string; en: string }[] {
  const row = (kind: string) => (path === '' ? [] : [{ path, kind, ...shape.about }]);
  switch (shape.kind) {
    case 'object':
      return [
        ...row('{…}'),
        ...Object.entries(shape.fields).flatMap(([name, one]) =>
          configRows(one, path === '' ? name : `${path}.${name}`),
        ),
      ];
    case 'map':
      return [...row('{…}'), ...(shape.of.kind === 'object' ? configRows(shape.of, `${path}.*`).slice(1) : [])];
    case 'list':
      return [...row('[…]'), ...(shape.of.kind === 'object' ? configRows(shape.of, `${path}[]`).slice(1) : [])];
    case 'either':
      return row(shape.of.map(kindOf).join(' / '));
    default:
      return row(kindOf(shape));
  }
}

const KINDS = {
  text: 'text',
  flag: 'true / false',
  count: 'number',
  list: '[…]',
  map: '{…}',
  object: '{…}',
  either: '',
};
const kindOf = ({ kind }: Shape): string => KINDS[kind];

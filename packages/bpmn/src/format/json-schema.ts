/** Version of the JSON form. It changes only when a reader of an older form would misread a newer one. */
export const MODEL_JSON_FORM = 'gongdi-bpmn/1';

/**
 * JSON schema (draft 2020-12) of a model's JSON form: the elements of its XML as nodes. Names are those of the XML,
 * with the prefixes that `namespaces` declares; `""` is the default namespace.
 */
export const MODEL_JSON_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Process model',
  description: 'A BPMN 2.0 model: the elements of its XML as nodes, without comments and layout of the text.',
  type: 'object',
  required: ['form', 'flavour', 'root'],
  additionalProperties: false,
  properties: {
    form: { const: MODEL_JSON_FORM },
    flavour: {
      description: 'The engine whose extensions the model carries.',
      enum: ['plain', 'camunda', 'flowable', 'activiti'],
    },
    root: { $ref: '#/$defs/node' },
  },
  $defs: {
    node: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { description: 'Name of the element: bpmn:userTask.', type: 'string', minLength: 1 },
        namespaces: {
          description: 'Prefixes that this element declares, with their addresses.',
          type: 'object',
          additionalProperties: { type: 'string' },
        },
        attributes: {
          description: 'Attributes by name, in the order of the description.',
          type: 'object',
          additionalProperties: { type: 'string' },
        },
        text: { description: 'Text of the element, before its children.', type: 'string' },
        children: { type: 'array', items: { $ref: '#/$defs/node' } },
      },
    },
  },
} as const;

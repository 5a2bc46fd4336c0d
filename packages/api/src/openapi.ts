import { ERRORS } from '@gongdi/domain';
import * as z from 'zod';
import type { Call } from './call.ts';
import { CONTRACT } from './contract.ts';
import { routeOf } from './route.ts';

type Json = Record<string, unknown>;

/** Converts a schema; presentation metadata becomes title and description and is removed otherwise. */
function schemaOf(type: z.core.$ZodType, io: 'input' | 'output', named: Named): Json {
  const schema = z.toJSONSchema(type, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const meta = (jsonSchema as { gongdi?: { label: { zh: string; en: string } } }).gongdi;
      if (!meta) return;
      delete (jsonSchema as Json)['gongdi'];
      jsonSchema.title = meta.label.zh;
      jsonSchema.description = meta.label.en;
    },
  }) as Json;
  delete schema['$schema'];
  const { $defs, ...own } = schema as Json & { $defs?: Record<string, Json> };
  if (!$defs) return own;
  // A recursive schema refers to its definitions from the root; the references are changed to the place in the
  // document.
  const moved = (part: Json): Json =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${named.prefix}.`)) as Json;
  for (const [name, definition] of Object.entries($defs)) named.schemas[`${named.prefix}.${name}`] = moved(definition);
  return moved(own);
}

/** Where the definitions of a call are added, and the prefix of their names. */
interface Named {
  schemas: Record<string, Json>;
  prefix: string;
}

function parametersOf(type: z.core.$ZodObject | undefined, where: 'path' | 'query', named: Named): Json[] {
  if (!type) return [];
  const schema = schemaOf(type, 'input', named) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

function requestBodyOf({ input }: Call, named: Named): Json | undefined {
  if (input.form) {
    const schema = schemaOf(input.form, 'input', named) as { properties?: Json; required?: string[] };
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            ...schema,
            properties: { ...schema.properties, file: { type: 'string', format: 'binary' } },
            required: [...(schema.required ?? []), 'file'],
          },
        },
      },
    };
  }
  if (!input.body) return undefined;
  return { required: true, content: { 'application/json': { schema: schemaOf(input.body, 'input', named) } } };
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'data', 'message', 'request_id'],
    properties: {
      code: { type: 'integer', const: 0 },
      data,
      message: { type: 'string' },
      request_id: { type: 'string' },
    },
  };
}

const failure = { $ref: '#/components/responses/Failure' };

function responsesOf(call: Call, named: Named): Json {
  const ok =
    call.output === 'blob'
      ? { '*/*': {} }
      : { 'application/json': { schema: envelope(schemaOf(call.output, 'output', named)) } };
  const statuses = [...new Set(Object.values(ERRORS).map((entry) => entry.status))].toSorted((a, b) => a - b);
  return {
    200: { description: 'OK', headers: { 'X-Time-Zone': { $ref: '#/components/headers/TimeZone' } }, content: ok },
    ...Object.fromEntries(statuses.map((status) => [status, failure])),
  };
}

function operationOf(call: Call, schemas: Named['schemas']): Json {
  const named = { schemas, prefix: call.name };
  const body = requestBodyOf(call, named);
  return {
    operationId: call.name,
    summary: call.label.zh,
    description: call.permission ? `${call.label.en}. Needs \`${call.permission}\`.` : call.label.en,
    tags: [call.service],
    parameters: [...parametersOf(call.input.params, 'path', named), ...parametersOf(call.input.query, 'query', named)],
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(call, named),
    security: call.public ? [] : [{ token: [], serial: [] }],
  };
}

/** Returns the API document, OpenAPI 3.1, of every call in the contract. */
export function openapi(version: string, contract: readonly Call[] = CONTRACT): Json {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = {};
  for (const call of contract) (paths[routeOf(call)] ??= {})[call.method.toLowerCase()] = operationOf(call, schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'Gongdi', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        serial: { type: 'apiKey', in: 'header', name: 'X-Serial-Number-Id' },
      },
      headers: {
        TimeZone: {
          description:
            'IANA zone in which the days of the installation begin and end. Instants are in UTC; people read and enter them by the clocks of this zone.',
          schema: { type: 'string', examples: ['Asia/Shanghai'] },
        },
      },
      responses: {
        Failure: {
          description: 'A code that is not 0, a message to show, and what is wrong where.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['code', 'data', 'message', 'request_id'],
                properties: {
                  code: { type: 'integer' },
                  data: { type: 'null' },
                  message: { type: 'string' },
                  request_id: { type: 'string' },
                  errors: {
                    type: 'array',
                    items: {
                      type: 'object',
                      required: ['path', 'code', 'message'],
                      properties: {
                        path: { type: 'string' },
                        code: { type: 'string' },
                        message: { type: 'string' },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}

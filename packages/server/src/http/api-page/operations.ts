import { exampleOf, schemaRows, type Schema, type SchemaRow } from './schema-rows.ts';

/** One call, prepared for display. */
export interface ShownCall {
  /** `project.list` */
  id: string;
  service: string;
  method: string;
  path: string;
  zh: string;
  en: string;
  isPublic: boolean;
  path_parameters: SchemaRow[];
  query: SchemaRow[];
  body: SchemaRow[];
  /** Content type of the body; absent: the call has no body. */
  body_type?: string;
  answer: SchemaRow[];
  /** The answer is bytes instead of JSON. */
  is_blob: boolean;
  curl: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  parameters: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
  security: readonly unknown[];
}

/** Returns the calls of an API document (`openapi` of `@gongdi/api`), in the order of the document. */
export function shownCalls(document: Schema): ShownCall[] {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => shown(document, path, method.toUpperCase(), operation)),
  );
}

function shown(document: Schema, path: string, method: string, operation: Operation): ShownCall {
  const rows = (where: Parameter['in']): SchemaRow[] => {
    const found = operation.parameters.filter((one) => one.in === where);
    const properties = Object.fromEntries(found.map((one) => [one.name, one.schema]));
    return schemaRows({ properties, required: found.filter((one) => one.required).map((one) => one.name) }, document);
  };
  const [body_type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  return {
    id: operation.operationId,
    service: operation.tags[0] ?? '',
    method,
    path,
    zh: operation.summary,
    en: operation.description,
    isPublic: operation.security.length === 0,
    path_parameters: rows('path'),
    query: rows('query'),
    body: body?.schema ? schemaRows(body.schema, document) : [],
    ...(body_type !== undefined && { body_type }),
    answer: answer ? schemaRows(answer, document) : [],
    is_blob: answer === undefined,
    curl: curlOf(document, path, method, operation),
  };
}

const quoted = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a curl command for the call. It uses the shell variables SERVER, TOKEN and SERIAL. */
function curlOf(document: Schema, path: string, method: string, operation: Operation): string {
  const query = operation.parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${encodeURIComponent(String(exampleOf(one.schema, document)))}`);
  const address = `"$SERVER${path.replace(/\{(\w+)\}/g, '<$1>')}${query.length > 0 ? `?${query.join('&')}` : ''}"`;
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const lines = [`curl -X ${method} ${address}`];
  if (operation.security.length > 0) lines.push('-H "Authorization: $TOKEN"', '-H "X-Serial-Number-Id: $SERIAL"');
  if (type === 'multipart/form-data') {
    const { file: _, ...texts } = exampleOf(body?.schema ?? {}, document) as Record<string, unknown>;
    lines.push(...Object.entries(texts).map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`));
    lines.push("-F 'file=@file'");
  } else if (type !== undefined) {
    lines.push(`-H 'Content-Type: ${type}'`, `-d ${quoted(JSON.stringify(exampleOf(body?.schema ?? {}, document)))}`);
  }
  return lines.join(' \\\n  ');
}

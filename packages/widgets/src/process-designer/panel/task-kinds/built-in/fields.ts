/** A field that a built-in kind of task reads, and its editor. The name of the field is the engine's. */
export interface KindField {
  name: FieldName;
  input?: 'lines' | 'flag' | readonly string[];
  required?: true;
}

export type FieldName =
  | (typeof HTTP)[number]['name']
  | (typeof MAIL)[number]['name']
  | (typeof SHELL)[number]['name']
  | (typeof DMN)[number]['name'];

const HTTP = [
  { name: 'requestMethod', input: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], required: true },
  { name: 'requestUrl', required: true },
  { name: 'requestHeaders', input: 'lines' },
  { name: 'requestBody', input: 'lines' },
  { name: 'requestTimeout' },
  { name: 'failStatusCodes' },
  { name: 'handleStatusCodes' },
  { name: 'responseVariableName' },
  { name: 'resultVariablePrefix' },
  { name: 'disallowRedirects', input: 'flag' },
  { name: 'ignoreException', input: 'flag' },
  { name: 'saveRequestVariables', input: 'flag' },
  { name: 'saveResponseParameters', input: 'flag' },
  { name: 'saveResponseVariableAsJson', input: 'flag' },
] as const;

const MAIL = [
  { name: 'to', required: true },
  { name: 'from' },
  { name: 'subject' },
  { name: 'cc' },
  { name: 'bcc' },
  { name: 'charset' },
  { name: 'text', input: 'lines' },
  { name: 'html', input: 'lines' },
] as const;

const SHELL = [
  { name: 'command', required: true },
  { name: 'arg1' },
  { name: 'arg2' },
  { name: 'arg3' },
  { name: 'arg4' },
  { name: 'arg5' },
  { name: 'directory' },
  { name: 'outputVariable' },
  { name: 'errorCodeVariable' },
  { name: 'wait', input: ['true', 'false'] },
  { name: 'redirectError', input: 'flag' },
  { name: 'cleanEnv', input: 'flag' },
] as const;

const DMN = [
  { name: 'decisionTableReferenceKey', required: true },
  { name: 'decisionTaskThrowErrorOnNoHits', input: 'flag' },
] as const;

const KINDS: Readonly<Record<string, readonly KindField[]>> = { http: HTTP, mail: MAIL, shell: SHELL, dmn: DMN };

/** Returns the fields of a built-in kind. Other fields of a task are shown in a table. */
export const fieldsOf = (kind: string | undefined): readonly KindField[] => KINDS[kind ?? ''] ?? [];

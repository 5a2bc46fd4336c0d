import type { Finding, Position, Severity, Text } from './types.ts';

interface Template {
  readonly severity: Severity;
  readonly zh: string;
  readonly en: string;
}

/** All messages of reading and writing. `{0}` and `{1}` stand for the arguments. */
const TEMPLATES = {
  'empty-input': {
    severity: 'error',
    zh: '文件是空的，请选择一个 BPMN 文件。',
    en: 'The file is empty. Choose a BPMN file.',
  },
  'too-large': {
    severity: 'error',
    zh: '文件有 {0} MB，超过 {1} MB 的上限。请拆分模型或提高上限。',
    en: 'The file has {0} MB, the limit is {1} MB. Split the model or raise the limit.',
  },
  'too-deep': {
    severity: 'error',
    zh: '元素嵌套超过 {0} 层，已停止读取。',
    en: 'Elements are nested more than {0} deep; reading stopped.',
  },
  'too-many-attributes': {
    severity: 'error',
    zh: '元素 {1} 有 {2} 个属性，超过 {0} 个的上限。',
    en: 'Element {1} has {2} attributes, the limit is {0}.',
  },
  'too-many-elements': {
    severity: 'error',
    zh: '元素超过 {0} 个，已停止读取。请拆分模型或提高上限。',
    en: 'There are more than {0} elements; reading stopped. Split the model or raise the limit.',
  },
  'too-many-namespaces': {
    severity: 'error',
    zh: '命名空间超过 {0} 个，已停止读取。',
    en: 'There are more than {0} namespaces; reading stopped.',
  },
  doctype: {
    severity: 'error',
    zh: '文件含有 DOCTYPE 声明，出于安全原因不予读取。请删除该声明。',
    en: 'The file has a DOCTYPE declaration, which is refused for safety. Remove the declaration.',
  },
  'encoding-unknown': {
    severity: 'error',
    zh: '不支持的编码“{0}”。请另存为 UTF-8。',
    en: 'The encoding "{0}" is not supported. Save the file as UTF-8.',
  },
  'encoding-invalid': {
    severity: 'error',
    zh: '内容不是有效的 {0} 编码。若文件是 GBK 编码，请在 XML 声明中写 encoding="GBK"，或另存为 UTF-8。',
    en: 'The content is not valid {0}. If it is GBK, write encoding="GBK" in the XML declaration, or save it as UTF-8.',
  },
  'encoding-mismatch': {
    severity: 'info',
    zh: '声明的编码是“{0}”，内容实际是 {1}，已按 {1} 读取。',
    en: 'The declared encoding is "{0}" but the content is {1}; it was read as {1}.',
  },
  'illegal-character': {
    severity: 'error',
    zh: '含有 XML 不允许的控制字符 {0}。请删除该字符。',
    en: 'There is a control character {0} that XML does not allow. Remove it.',
  },
  'undefined-entity': {
    severity: 'error',
    zh: '“{0}”不是有效的 XML 实体。文字中的 & 请写作 &amp;。',
    en: '"{0}" is not an XML entity. Write & in text as &amp;.',
  },
  'not-well-formed': {
    severity: 'error',
    zh: 'XML 格式不正确：{0}',
    en: 'The XML is not well-formed: {0}',
  },
  'not-bpmn': {
    severity: 'error',
    zh: '根元素是 {0}，不是 BPMN 的 definitions，文件不是 BPMN 2.0 模型。',
    en: 'The root element is {0}, not definitions of BPMN: the file is not a BPMN 2.0 model.',
  },
  'unreadable-part': {
    severity: 'warning',
    zh: '有一部分无法理解：{0}',
    en: 'A part could not be understood: {0}',
  },
  'unresolved-reference': {
    severity: 'warning',
    zh: '{0} 引用的“{1}”不存在。',
    en: '{0} refers to "{1}", which does not exist.',
  },
  'duplicate-id': {
    severity: 'warning',
    zh: '编号“{0}”重复，引用只指向第一个。',
    en: 'The id "{0}" is used twice; references point to the first.',
  },
  'illegal-id': {
    severity: 'warning',
    zh: '编号“{0}”不是合法的 XML 名称，引擎会拒绝部署。',
    en: 'The id "{0}" is not an XML name; engines refuse to deploy it.',
  },
  'mixed-flavours': {
    severity: 'warning',
    zh: '模型按 {0} 读取，但还使用了 {1} 的扩展。',
    en: 'The model is read as {0} but also uses extensions of {1}.',
  },
  'foreign-prefix': {
    severity: 'warning',
    zh: '前缀“{0}”绑定到 {1} 的命名空间，引擎按命名空间识别，与前缀无关。',
    en: 'The prefix "{0}" is bound to the namespace of {1}; engines go by the namespace, not by the prefix.',
  },
  'read-loss': {
    severity: 'warning',
    zh: '读取时有内容无法保留，写出的文件中将没有它：{0}',
    en: 'Something could not be kept while reading; a written file will not have it: {0}',
  },
  'write-loss': {
    severity: 'error',
    zh: '保存会丢失内容，已拒绝：{0}',
    en: 'Writing would lose something and was refused: {0}',
  },
  'write-unconfirmed': {
    severity: 'error',
    zh: '无法核对将要写入的内容，已拒绝：{0}',
    en: 'What would be written could not be compared with the source and was refused: {0}',
  },
  'write-untracked': {
    severity: 'error',
    zh: '模型读取时没有核对内容，无法保证保存不丢失。请重新读取后保存。',
    en: 'The model was read without tracking losses, so a lossless write cannot be promised. Read it again with tracking.',
  },
  'write-failed': {
    severity: 'error',
    zh: '模型无法写成 XML：{0}',
    en: 'The model cannot be written as XML: {0}',
  },
  'json-invalid': {
    severity: 'error',
    zh: 'JSON 不符合模型的格式：{0}',
    en: 'The JSON does not have the form of a model: {0}',
  },
  more: {
    severity: 'info',
    zh: '另有 {0} 条“{1}”未列出。',
    en: '{0} more of "{1}" are not listed.',
  },
} as const satisfies Record<string, Template>;

export type FindingCode = keyof typeof TEMPLATES;

/** The severity of a finding of reading or writing. */
export const severityOfFinding = (code: FindingCode): Severity => TEMPLATES[code].severity;

const MAX_ARGUMENT = 120;

/** Makes one line of text that is short enough to print, whatever a hostile file contains. */
export function short(value: string, length = MAX_ARGUMENT): string {
  let line = '';
  for (const character of value.slice(0, length * 2)) {
    line += character < ' ' ? ' ' : character;
  }
  line = line.replaceAll(/ {2,}/g, ' ').trim();
  return line.length > length || value.length > length * 2 ? `${line.slice(0, length)}…` : line;
}

/** An argument of a message: a text in both languages, or a value that is the same in both. */
export type TextValue = string | number | Text;

/** Fills a template. Arguments are shortened, so that a message never repeats a whole hostile file. */
export function fillText(template: Text, ...values: readonly TextValue[]): Text {
  const fill = (language: 'zh' | 'en') =>
    template[language].replaceAll(/\{(\d)\}/g, (_, index: string) => {
      const value = values[Number(index)] ?? '';
      return short(typeof value === 'object' ? value[language] : String(value));
    });
  return { zh: fill('zh'), en: fill('en') };
}

export const START: Position = { line: 1, column: 1 };

export function finding(
  code: FindingCode,
  place: Position & { readonly element?: string },
  ...values: readonly TextValue[]
): Finding {
  const template = TEMPLATES[code];
  return {
    code,
    severity: template.severity,
    message: fillText(template, ...values),
    ...(place.element === undefined ? {} : { element: place.element }),
    line: place.line,
    column: place.column,
  };
}

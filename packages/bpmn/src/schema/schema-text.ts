import type { Text } from '../model/index.ts';

type Names = Readonly<Record<string, string>>;

/** The messages of libxml2's schema validator that occur for models, and our texts for them. */
const SENTENCES: readonly { pattern: RegExp; zh: string; en: string }[] = [
  {
    pattern: /^The attribute '(?<name>[^']*)' is required but missing/,
    zh: '缺少属性 {name}',
    en: 'the attribute {name} is missing',
  },
  {
    pattern: /^The attribute '(?<name>[^']*)' is not allowed/,
    zh: '不允许有属性 {name}',
    en: 'the attribute {name} is not allowed',
  },
  {
    pattern: /^This element is not expected\. Expected is (?:one of )?\( ?(?<wanted>.*?) ?\)\./s,
    zh: '不应出现在这里，这里应为 {wanted}（也请检查元素的先后顺序）',
    en: 'is not expected here; {wanted} would be (the order of elements counts)',
  },
  { pattern: /^This element is not expected/, zh: '不应出现在这里', en: 'is not expected here' },
  {
    pattern: /^Missing child element\(s\)\. Expected is (?:one of )?\( ?(?<wanted>.*?) ?\)\./s,
    zh: '缺少子元素 {wanted}',
    en: 'a child element is missing: {wanted}',
  },
  {
    pattern: /^'(?<value>[^]*?)' is not a valid value of the (?:local )?(?:atomic|union|list) type '(?<type>[^']*)'/,
    zh: '“{value}”不是 {type} 类型的值',
    en: '“{value}” is not a value of type {type}',
  },
  {
    pattern: /^The value '(?<value>[^]*?)' is not an element of the set \{(?<wanted>[^}]*)\}/,
    zh: '“{value}”无效，可用：{wanted}',
    en: '“{value}” is none of: {wanted}',
  },
  {
    pattern: /^Character content .* is not allowed/,
    zh: '不允许有文字内容',
    en: 'text is not allowed here',
  },
  {
    pattern: /^No matching global (?:element|attribute) declaration available/,
    zh: '不是 BPMN 规范定义的元素',
    en: 'is not declared in the schema of BPMN',
  },
];

const PLACE = /^Element '(?<element>[^']*)'(?:, attribute '(?<attribute>[^']*)')?: (?:\[facet '[^']*'\] )?/;
const MOST_NAMES = 6;
const MOST_LETTERS = 200;

const local = (name: string) => name.replace(/^\{[^}]*\}/, '');
const short = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** Converts `{uri}a, {uri}b` to `a, b`; a long list is cut. */
function names(list: string): string {
  const all = list.split(',').map((name) => local(name.trim()).replaceAll("'", ''));
  return all.length > MOST_NAMES ? `${all.slice(0, MOST_NAMES).join(', ')} …` : all.join(', ');
}

/** The text of a validator message, and the element and attribute that it concerns. */
export interface SchemaSentence {
  readonly message: Text;
  /** Local name of the element. */
  readonly name?: string;
  /** Local name of the attribute. */
  readonly attribute?: string;
}

/** Returns a message of libxml2's schema validator in both languages; an unknown message is returned unchanged. */
export function schemaSentence(message: string): SchemaSentence {
  const { element, attribute } = PLACE.exec(message)?.groups ?? {};
  return {
    message: schemaText(message),
    ...(element === undefined ? {} : { name: local(element) }),
    ...(attribute === undefined ? {} : { attribute: local(attribute) }),
  };
}

/** Returns the text of `schemaSentence`. */
export function schemaText(message: string): Text {
  const place = PLACE.exec(message);
  const rest = place ? message.slice(place[0].length) : message;
  const at = place?.groups?.['attribute'];
  const tag = place ? `<${local(place.groups?.['element'] ?? '')}>` : '';
  for (const { pattern, zh, en } of SENTENCES) {
    const found = pattern.exec(rest)?.groups;
    if (!found && !pattern.test(rest)) continue;
    const values: Names = {
      ...found,
      ...(found?.['wanted'] === undefined ? {} : { wanted: names(found['wanted']) }),
      ...(found?.['name'] === undefined ? {} : { name: local(found['name']) }),
    };
    // Do not name the attribute twice: “the attribute 'x' is not allowed” at the attribute x.
    const where = at === undefined || values['name'] === local(at) ? tag : `${tag} ${local(at)}`;
    const put = (template: string) => template.replace(/\{(\w+)\}/g, (_, key: string) => short(values[key] ?? ''));
    return { zh: `${where} ${put(zh)}`.trim(), en: `${where} ${put(en)}`.trim() };
  }
  const words = `${tag}${at === undefined ? '' : ` ${local(at)}`} ${short(rest)}`.trim();
  return { zh: words, en: words };
}

/** @typedef {{ next: () => number, below: (end: number) => number, pick: <T>(list: readonly T[]) => T }} Chance */

const BYTES = '<>&"\'/=: \n\r\t\0\x01A0-!?[]{}$#;%';
const WILD_BYTES = [0x80, 0xc3, 0xe5, 0xed, 0xf0, 0xfe, 0xff];

/** Attribute values that break programs which trust them. */
const VALUES = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '99999999999999999999',
  '0x10',
  'true ',
  '1',
  '${',
  '#{a.b(}',
  '__proto__',
  'constructor',
  'toString',
  '&lt;/bpmn:process&gt;',
  '&#0;',
  '&#xD800;',
  '&#x1F600;',
  '&nbsp;',
  '&',
  '<',
  'R/PT0S',
  'P99999999999Y',
  '0 0 31 2 *',
  'PT',
  '审批',
  '\u202E右',
  'x'.repeat(10_000),
];

const ENCODINGS = ['GBK', 'gb18030', 'windows-1252', 'UTF-16', 'utf-7', 'EBCDIC-CP-US', 'ISO-8859-1', '', 'x'];
const TAGS = ['userTask', 'subProcess', 'sequenceFlow', 'lane', 'participant', 'boundaryEvent', 'process', 'foo'];

const cut = (text, at, length, put = '') => text.slice(0, at) + put + text.slice(at + length);
const place = (text, chance) => chance.below(text.length + 1);

function found(text, pattern, chance) {
  const all = [...text.matchAll(pattern)];
  return all.length > 0 ? chance.pick(all) : undefined;
}

const ATTRIBUTE = /\s([\w:.-]+)="([^"]*)"/g;
const ELEMENT = /<([\w:.-]+)((?:\s[^<>]*)?)>/g;

/**
 * Ways to damage the text of a model. Each function gets a text and returns a text.
 * @type {Record<string, (text: string, chance: Chance) => string>}
 */
export const TEXT_MUTATIONS = {
  half: (text) => text.slice(0, text.length >> 1),
  'cut off': (text, chance) => text.slice(0, place(text, chance)),
  'a piece gone': (text, chance) => cut(text, place(text, chance), chance.below(200)),
  'a piece twice': (text, chance) => {
    const from = place(text, chance);
    return cut(text, place(text, chance), 0, text.slice(from, from + chance.below(400)));
  },
  'an attribute twice': (text, chance) => {
    const one = found(text, ATTRIBUTE, chance);
    return one ? cut(text, one.index, 0, one[0]) : text;
  },
  'an attribute elsewhere': (text, chance) => {
    const [one, other] = [found(text, ATTRIBUTE, chance), found(text, ATTRIBUTE, chance)];
    return one && other ? cut(text, one.index, 0, ` ${other[1]}="${one[2]}"`) : text;
  },
  'another value': (text, chance) => {
    const one = found(text, ATTRIBUTE, chance);
    return one ? cut(text, one.index, one[0].length, ` ${one[1]}="${chance.pick(VALUES)}"`) : text;
  },
  'a value of another': (text, chance) => {
    const [one, other] = [found(text, ATTRIBUTE, chance), found(text, ATTRIBUTE, chance)];
    return one && other ? cut(text, one.index, one[0].length, ` ${one[1]}="${other[2]}"`) : text;
  },
  'an attribute gone': (text, chance) => {
    const one = found(text, ATTRIBUTE, chance);
    return one ? cut(text, one.index, one[0].length) : text;
  },
  'an element renamed': (text, chance) => {
    const name = found(text, ELEMENT, chance)?.[1];
    const other = chance.next() < 0.5 ? found(text, ELEMENT, chance)?.[1] : undefined;
    if (!name) return text;
    const local = name.slice(name.indexOf(':') + 1);
    return text.replaceAll(name, other ?? name.replace(local, chance.pick(TAGS)));
  },
  'tags out of place': (text, chance) => {
    const [one, other] = [found(text, /<[^<>]+>/g, chance), found(text, /<[^<>]+>/g, chance)];
    return one && other ? cut(text, one.index, one[0].length, other[0]) : text;
  },
  nested: (text, chance) => {
    const one = found(text, ELEMENT, chance);
    if (!one || one[2].endsWith('/')) return text;
    const times = chance.pick([2, 20, 150, 199, 250]);
    const inside = `${`<${one[1]}>`.repeat(times)}${`</${one[1]}>`.repeat(times)}`;
    return cut(text, one.index + one[0].length, 0, inside);
  },
  'an entity': (text, chance) => cut(text, place(text, chance), 0, chance.pick(['&a;', '&#1;', '&#x110000;', '&amp;'])),
  'a document type': (text, chance) =>
    cut(
      text,
      text.startsWith('<?xml') ? text.indexOf('?>') + 2 : 0,
      0,
      `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(chance.below(50))}">]>`,
    ),
  'a namespace elsewhere': (text, chance) => {
    const one = found(text, /xmlns(?::[\w-]+)?="([^"]*)"/g, chance);
    const uris = ['', 'urn:x', 'http://activiti.org/bpmn', 'http://flowable.org/bpmn'];
    return one ? cut(text, one.index, one[0].length, one[0].replace(one[1], chance.pick(uris))) : text;
  },
  'one id for all': (text, chance) => {
    const id = found(text, /\sid="([^"]*)"/g, chance)?.[1] ?? 'x';
    return text.replaceAll(/\sid="([^"]*)"/g, (whole) => (chance.next() < 0.5 ? ` id="${id}"` : whole));
  },
  'references in a circle': (text, chance) => {
    const all = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    return all.length === 0
      ? text
      : text.replaceAll(/(Ref|bpmnElement|default)="[^"]*"/g, (whole, name) =>
          chance.next() < 0.3 ? `${name}="${chance.pick(all)}"` : whole,
        );
  },
  'another encoding said': (text, chance) => text.replace(/encoding="[^"]*"/, `encoding="${chance.pick(ENCODINGS)}"`),
  'a comment or text': (text, chance) =>
    cut(text, place(text, chance), 0, chance.pick(['<!--', '-->', '<![CDATA[', ']]>', '<?x?>', 'text', '<a/>'])),
};

const encode = (text) => new TextEncoder().encode(text);

function utf16(text, isLittle, mark) {
  const whole = mark + text;
  const bytes = new Uint8Array(whole.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < whole.length; at += 1) view.setUint16(at * 2, whole.charCodeAt(at), isLittle);
  return bytes;
}

/**
 * Ways to damage the bytes of a model.
 * @type {Record<string, (bytes: Uint8Array, chance: Chance) => Uint8Array>}
 */
export const BYTE_MUTATIONS = {
  bytes: (bytes, chance) => {
    const changed = Uint8Array.from(bytes);
    for (let count = 1 + chance.below(4); count > 0; count -= 1) {
      const byte = chance.next() < 0.8 ? BYTES.charCodeAt(chance.below(BYTES.length)) : chance.pick(WILD_BYTES);
      if (changed.length > 0) changed[chance.below(changed.length)] = byte;
    }
    return changed;
  },
  'UTF-16': (bytes, chance) => utf16(new TextDecoder().decode(bytes), chance.next() < 0.5, chance.pick(['', '\uFEFF'])),
  'a mark before': (bytes, chance) =>
    Uint8Array.from([
      ...chance.pick([
        [0xef, 0xbb, 0xbf],
        [0xff, 0xfe],
        [0xfe, 0xff],
        [0, 0, 0xfe, 0xff],
      ]),
      ...bytes,
    ]),
  'GBK bytes': (bytes, chance) => {
    const at = chance.below(bytes.length + 1);
    return Uint8Array.from([...bytes.subarray(0, at), 0xc9, 0xf3, 0xc5, 0xfa, ...bytes.subarray(at)]);
  },
};

export const onText = (bytes, chance, mutate) => encode(mutate(new TextDecoder().decode(bytes), chance));

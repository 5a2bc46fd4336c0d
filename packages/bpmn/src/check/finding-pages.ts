import { severityOfFinding, type FindingCode } from '../model/finding-texts.ts';
import type { Severity, Text } from '../model/index.ts';

/**
 * Page of a finding that comes from reading, from writing or from the check itself, not from a rule. None of these
 * findings can be switched off.
 */
export interface FindingPage {
  readonly code: string;
  readonly severity: Severity;
  readonly explanation: Text;
  readonly remedy: Text;
}

type Words = readonly [explanation: Text, remedy: Text];

const text = (zh: string, en: string): Text => ({ zh, en });

const SPLIT = text(
  '把模型拆成几个，用调用活动连接；真的需要这么大的模型时，程序可以提高上限。',
  'Split the model and join the parts by call activities; a program that needs more may raise the limit.',
);
const NEVER_REAL = text(
  '真实的模型不会达到这个上限，请检查文件是怎么产生的。',
  'No real model gets there: look at what made the file.',
);
const SAVE_UTF8 = text('用编辑器把文件另存为 UTF-8。', 'Save the file as UTF-8 with an editor.');

/** `duplicate-id` is a rule as well and has its page there. */
const READING: Readonly<Record<Exclude<FindingCode, 'duplicate-id'>, Words>> = {
  'empty-input': [
    text('文件没有内容，或只有空白。', 'The file holds nothing, or blanks only.'),
    text('选择一个 BPMN 文件，或用 gongdi new 新建。', 'Choose a BPMN file, or make one with gongdi new.'),
  ],
  'too-large': [
    text(
      '文件超过大小上限，没有读取：过大的文件会耗尽内存。',
      'The file is over the limit of size and was not read: it could take all memory.',
    ),
    SPLIT,
  ],
  'too-deep': [
    text(
      '元素嵌套过深，停止读取：这是耗尽内存的一种攻击。',
      'Elements are nested too deep and reading stopped: this is a way to take all memory.',
    ),
    NEVER_REAL,
  ],
  'too-many-attributes': [
    text('一个元素的属性过多，停止读取。', 'One element has too many attributes; reading stopped.'),
    NEVER_REAL,
  ],
  'too-many-elements': [text('元素过多，停止读取。', 'There are too many elements; reading stopped.'), SPLIT],
  'too-many-namespaces': [
    text('命名空间过多，停止读取。', 'There are too many namespaces; reading stopped.'),
    NEVER_REAL,
  ],
  doctype: [
    text(
      'DOCTYPE 可以声明实体，让很小的文件展开成几 GB，或读取别的文件，因此一律拒绝。BPMN 不需要它。',
      'A DOCTYPE can declare entities that make a small file grow to gigabytes or read other files, so it is refused. BPMN does not need one.',
    ),
    text('删除 <!DOCTYPE …> 声明。', 'Remove the <!DOCTYPE …> declaration.'),
  ],
  'encoding-unknown': [
    text(
      '文件声明的编码无法读取。支持 UTF-8、UTF-16、GBK、GB18030、windows-1252 等。',
      'The declared encoding cannot be read. UTF-8, UTF-16, GBK, GB18030, windows-1252 and others can.',
    ),
    SAVE_UTF8,
  ],
  'encoding-invalid': [
    text(
      '内容不符合声明的编码（没有声明就是 UTF-8），照读会出现乱码。',
      'The content is not in the declared encoding (UTF-8 without one): reading it would garble the texts.',
    ),
    text(
      '在 XML 声明里写真实的编码，例如 encoding="GBK"，或另存为 UTF-8。',
      'Declare the real encoding, such as encoding="GBK", or save the file as UTF-8.',
    ),
  ],
  'encoding-mismatch': [
    text(
      '声明的编码与内容不同，已按内容读取；别的程序可能按声明读取而出现乱码。',
      'The declaration names another encoding than the content has. It was read by its content; other programs may go by the declaration and garble it.',
    ),
    text('把声明改成真实的编码。', 'Correct the declaration.'),
  ],
  'illegal-character': [
    text(
      'XML 不允许这个控制字符，引擎会拒绝文件。',
      'XML does not allow this control character; engines refuse the file.',
    ),
    text('删除该字符，它通常来自粘贴。', 'Remove it: it usually comes from pasting.'),
  ],
  'undefined-entity': [
    text(
      '& 开始一个实体，例如 &lt;；这里的不是 XML 的实体。',
      'An & begins an entity such as &lt;; this is none of XML.',
    ),
    text('文字中的 & 写作 &amp;。', 'Write & in text as &amp;.'),
  ],
  'not-well-formed': [
    text(
      '标签没有配对，或有别的格式错误，整个文件都不能读取。',
      'Tags do not match, or something else is wrong with the form: nothing of the file can be read.',
    ),
    text(
      '看该行该列；用建模器重新导出最可靠。',
      'Look at the line and column; exporting it again from a modeler is safest.',
    ),
  ],
  'not-bpmn': [
    text(
      '根元素不是 BPMN 2.0 的 definitions：可能是 DMN、CMMN、网页或别的 XML。',
      'The root element is not definitions of BPMN 2.0: it may be DMN, CMMN, a web page or other XML.',
    ),
    text('选择 BPMN 文件；从旧系统导出时选“BPMN 2.0 XML”。', 'Choose a BPMN file; export as BPMN 2.0 XML.'),
  ],
  'unreadable-part': [
    text(
      '有一部分不是 BPMN，或放错了位置，读取时跳过。',
      'A part is no BPMN or stands in the wrong place, and was passed over.',
    ),
    text(
      '看该行；改名、移到正确的位置，或放进 extensionElements。',
      'Look at the line: rename it, move it, or put it into extensionElements.',
    ),
  ],
  'unresolved-reference': [
    text(
      '引用的标识在文件中不存在，引擎多半会拒绝部署。',
      'The id that is referred to is not in the file; engines mostly refuse to deploy it.',
    ),
    text('改成存在的标识，或删除这个引用。', 'Refer to an id that exists, or remove the reference.'),
  ],
  'illegal-id': [
    text(
      '标识必须以字母或下划线开头，不能含空格和冒号，否则引擎拒绝部署。',
      'An id begins with a letter or underscore and has no blanks or colons; engines refuse others.',
    ),
    text('改标识，并同时改所有引用它的地方。', 'Change it and all that refers to it.'),
  ],
  'mixed-flavours': [
    text(
      '文件含有几种引擎的扩展，引擎只读自己的，其余不起作用。',
      'The file holds extensions of several engines. Each reads its own; the rest has no effect.',
    ),
    text(
      '用 gongdi convert 转换成一种，或用 --engine 指明检查哪一种。',
      'Make it one with gongdi convert, or name the one to check with --engine.',
    ),
  ],
  'foreign-prefix': [
    text(
      '前缀看起来属于一种引擎，命名空间却是另一种；引擎只看命名空间。',
      'The prefix looks like one engine, the namespace is another’s; engines go by the namespace.',
    ),
    text('改正 xmlns 的地址，或换一个前缀。', 'Correct the address of the xmlns, or use another prefix.'),
  ],
  'read-loss': [
    text(
      '有内容放不进模型，例如重复的单值元素；为了不丢失内容，改写这个文件会被拒绝。',
      'Something has no place in the model, such as an element that may stand once and stands twice. Writing the file is refused, so that nothing is lost.',
    ),
    text(
      '看该行，删除多余的内容，或把它移到正确的位置。',
      'Look at the line: remove what is too much, or move it where it belongs.',
    ),
  ],
  'write-loss': [
    text('写出的文件会少一些内容，因此没有写。', 'What would be written lacks something, so nothing was written.'),
    text('看列出的内容；convert 可以用 --force 放弃它们。', 'Look at what is listed; convert drops it with --force.'),
  ],
  'write-unconfirmed': [
    text(
      '另一个解析器读不了源文件或结果，无法核对，因此没有写。',
      'A second parser does not read the source or the result, so they could not be compared and nothing was written.',
    ),
    text('请报告，并附上文件。', 'Report it, with the file.'),
  ],
  'write-untracked': [
    text(
      '读取时没有核对内容，无法保证写出时不丢失。',
      'The model was read without tracking, so that a lossless write cannot be promised.',
    ),
    text('重新读取（带 trackLoss）再写。', 'Read it again with tracking.'),
  ],
  'write-failed': [
    text('模型无法写成 XML。', 'The model cannot be written as XML.'),
    text('看原因；文件没有改动。', 'Look at the reason; the file is as it was.'),
  ],
  'json-invalid': [
    text('JSON 不符合模型的 JSON 格式。', 'The JSON does not have the form of a model.'),
    text('用 gongdi convert --to json 产生的文件作参照。', 'Compare it with what gongdi convert --to json makes.'),
  ],
  more: [
    text('同一种问题太多，只列出前面的。', 'There are so many findings of one kind that only the first are listed.'),
    text('先修复列出的，再检查一次。', 'Mend those that are listed and check again.'),
  ],
};

const CHECKING: Readonly<Record<string, readonly [Severity, ...Words]>> = {
  'rule-failed': [
    'warning',
    text('一条规则无法检查这个模型，其他规则照常检查。', 'One rule could not check this model; the others did.'),
    text(
      '模型多半已损坏，先修复其他问题；仍然出现时请报告。',
      'The model is mostly damaged: mend the rest first, and report it if it stays.',
    ),
  ],
  'suppression-without-reason': [
    'warning',
    text('忽略说明没有写原因，因此不生效。', 'A suppression without a reason has no effect.'),
    text(
      '在冒号后写原因：<!-- gongdi-ignore 规则 #元素: 原因 -->。',
      'Write it behind the colon: <!-- gongdi-ignore rule #element: reason -->.',
    ),
  ],
  'unused-suppression': [
    'info',
    text(
      '忽略说明没有需要忽略的问题：问题已修复，或规则名、标识写错了。',
      'A suppression has nothing to ignore: it was mended, or the rule or the id is misspelt.',
    ),
    text('删除它，或改正规则名和标识。', 'Remove it, or correct the rule and the id.'),
  ],
};

/** Returns the page of a finding that does not come from a rule; undefined for an unknown code. */
export function findingPage(code: string): FindingPage | undefined {
  const checking = Object.hasOwn(CHECKING, code) ? CHECKING[code] : undefined;
  if (checking) return { code, severity: checking[0], explanation: checking[1], remedy: checking[2] };
  if (!isReading(code)) return undefined;
  const [explanation, remedy] = READING[code];
  return { code, severity: severityOfFinding(code), explanation, remedy };
}

/** Returns the codes that have a page of a finding that does not come from a rule. */
export const findingCodes = (): string[] => [...Object.keys(READING), ...Object.keys(CHECKING)];

const isReading = (code: string): code is keyof typeof READING => Object.hasOwn(READING, code);

import type { RepositoryFile } from './repository.ts';

/**
 * One word for each thing on Chinese screens: `word` instead of the words in `instead`. docs/glossary.md defines the
 * words.
 */
const VOCABULARY: readonly { readonly word: string; readonly instead: RegExp }[] = [
  { word: '超期', instead: /逾期/ },
  { word: '报警', instead: /告警|警报/ },
  // 预警 is the lowest alarm level, and the limit of that level.
  { word: '报警级别、报警记录', instead: /预警等级|预警级别|预警记录/ },
  { word: '账号', instead: /帐号|帐户|账户/ },
  { word: '登录', instead: /登陆/ },
  { word: '限值', instead: /阀值|阈值/ },
  { word: '撤销', instead: /撤消/ },
  { word: '其他', instead: /其它/ },
  { word: '请稍后', instead: /请稍候/ },
  { word: '没有权限', instead: /无权/ },
  { word: '登记、编辑', instead: /编缉|登计/ },
];

const CHINESE = /[\u4E00-\u9FFF]/;
/** Comments are not checked: they discuss words, or quote a standard or another program's message. */
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;

/** Returns lines of sources with a Chinese word for which the product has another word. */
export function strayWords(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /^(?:packages\/[^/]+|cli)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(({ text }) => CHINESE.test(text))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => {
        if (COMMENT.test(line)) return [];
        const stray = VOCABULARY.find(({ instead }) => instead.test(line));
        return stray ? [`${file}:${at + 1}: 「${stray.instead.exec(line)![0]}」, say 「${stray.word}」`] : [];
      }),
    );
}

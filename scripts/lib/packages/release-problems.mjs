/**
 * Returns what stands against a release, for people.
 * @param {{ versions: Readonly<Record<string, string>>, changelog: string, changed: readonly string[], tag: boolean }}
 * state `versions` by package; `changed`: files that are not committed; `tag`: whether the version was released before
 */
export function releaseProblems({ versions, changelog, changed, tag }) {
  const [version, ...others] = [...new Set(Object.values(versions))];
  const problems = [];
  if (others.length > 0) {
    const list = Object.entries(versions).map(([name, own]) => `${name} ${own}`);
    problems.push(`各包版本不一致 · the packages have several versions: ${list.join(', ')}`);
  }
  if (!changelog.split('\n').some((line) => line.startsWith(`## ${version}`)))
    problems.push(`CHANGELOG.md 没有 ${version} · has no part for ${version}`);
  if (changed.length > 0) problems.push(`有未提交的文件 · files are not committed: ${changed.slice(0, 5).join(', ')}`);
  if (tag) problems.push(`标签 v${version} 已存在 · the tag is there: give the packages another version`);
  return problems;
}

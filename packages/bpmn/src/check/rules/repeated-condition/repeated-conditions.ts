/** Matches a condition that directly follows another one; comments may be between them. */
const TWICE =
  /<\/(?:[\w.-]+:)?conditionExpression\s*>(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<(?:[\w.-]+:)?conditionExpression[\s>/]/g;
const FLOW = /<(?:[\w.-]+:)?sequenceFlow\b[^>]*?\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Returns the ids of the flows with more than one condition, each id once; undefined stands for a flow without id. */
export function repeatedConditions(xml: string): Set<string | undefined> {
  const found = new Set<string | undefined>();
  for (const { index } of xml.matchAll(TWICE)) {
    const start = Math.max(xml.lastIndexOf('sequenceFlow ', index), xml.lastIndexOf('sequenceFlow\n', index));
    const tag = start === -1 ? undefined : [...xml.slice(xml.lastIndexOf('<', start), index).matchAll(FLOW)][0];
    found.add(tag?.[1] ?? tag?.[2]);
  }
  return found;
}

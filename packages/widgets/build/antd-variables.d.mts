/** Types of `antd-variables.mjs`, which plain Node runs as it is. */
export declare function parseVariables(css: string, key: string): Map<string, Map<string, string>>;
export declare function lengthExpression(
  base: string,
  moved: { token: string; from: number; to: number; literal: string }[],
): string | undefined;

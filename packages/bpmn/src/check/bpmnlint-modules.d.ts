// bpmnlint ships no declarations for its rule modules. They are CommonJS: the default import is `module.exports`.
declare module 'bpmnlint/rules/*' {
  interface Reporter {
    report(id: string | undefined, message: string, path?: string[] | { path?: string[] }): void;
  }
  type Enter = (element: unknown, reporter: Reporter) => boolean | void;
  type Leave = (element: unknown, reporter: Reporter) => void;
  const factory: (options?: unknown) => { check: Enter | { enter?: Enter; leave?: Leave } };
  export default factory;
}

declare module 'bpmnlint/config/*' {
  const config: { rules: Readonly<Record<string, 'error' | 'warn' | 'info'>> };
  export default config;
}

declare module 'bpmnlint' {
  export class Linter {
    constructor(options: { config: object; resolver: { resolveRule(pkg: string, name: string): unknown } });
    lint(root: unknown): Promise<Record<string, { id?: string; message: string; category: string }[]>>;
  }
}

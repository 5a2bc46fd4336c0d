/** A row of docs/embedding.md: its number, and the tests that it names. */
export interface Proof {
  row: number;
  tests: { file: string; titles: string[] }[];
}

const ROW = /^\| (\d+) \| [^|]+ \| (.+) \|$/;
const FILE = /^`([^`]+)`: (.+)$/;

/**
 * Returns the rows of the table of proofs. A proof is `file`: the beginning of a title; another one · `file`: a title.
 * @throws Error for a proof of another form
 */
export function proofsOf(page: string): Proof[] {
  return page.split('\n').flatMap((line) => {
    const [, row, text] = ROW.exec(line) ?? [];
    if (text === undefined) return [];
    const tests = text.split(' · ').map((part) => {
      const [, file, titles] = FILE.exec(part) ?? [];
      if (file === undefined || titles === undefined) throw new Error(`row ${row}: ${part}`);
      return { file, titles: titles.split('; ') };
    });
    return [{ row: Number(row), tests }];
  });
}

/** Returns the proofs that are not there. @param read returns the text of a file, undefined when there is none */
export function lostProofs(proofs: readonly Proof[], read: (file: string) => string | undefined): string[] {
  return proofs.flatMap(({ row, tests }) =>
    tests.flatMap(({ file, titles }) => {
      const text = read(file);
      return titles.flatMap((title) => {
        const there = ["'", '`', '"', ', '].some((before) => text?.includes(before + title));
        return there ? [] : [`row ${row}: ${file} has no test that begins with: ${title}`];
      });
    }),
  );
}

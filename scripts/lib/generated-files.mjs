/** Folders and files that generators write outside of `generated/`, each with the reason. */
const ELSEWHERE = {
  'docs/': 'pages for readers',
  'packages/elements/types/': 'types and manifests that the package exports under these paths',
  'cli/gongdi.config.schema.json': 'a file of the package: configurations name its path',
};

const FOLDER = /(^|\/)generated\//;
const isPlaced = (path) =>
  FOLDER.test(path) ||
  Object.keys(ELSEWHERE).some((place) => path === place || (place.endsWith('/') && path.startsWith(place)));

/**
 * Returns the misplaced files: files of generators outside of `generated/`, and files in `generated/` that no generator
 * writes.
 * @param {string[]} files every path of the repository
 * @param {string[]} written every path that a generator writes
 * @returns {string[]}
 */
export function misplacedFiles(files, written) {
  const known = new Set(written);
  return [
    ...written.filter((path) => !isPlaced(path)).map((path) => `${path}: written by a generator, not in generated/`),
    ...files.filter((path) => FOLDER.test(path) && !known.has(path)).map((path) => `${path}: written by no generator`),
  ];
}

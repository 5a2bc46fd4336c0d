/** Fills a package whose compiled files are used as they are. @param {import('./stage.mjs').Stage} stage */
export function fillFromDist(stage) {
  stage.copy(`${stage.made.room}/dist`, 'dist');
  stage.manifest();
  stage.papers();
}

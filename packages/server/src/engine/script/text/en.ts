import type { ScriptText } from './zh.ts';

export const en: ScriptText = {
  language: 'Scripts in {format} are not run; rewrite it in JavaScript (scriptFormat="javascript")',
  noLanguage: 'The script does not name its language; set scriptFormat="javascript"',
  syntax: 'The script has a syntax error{where}: {message}',
  thrown: 'The script failed{where}: {message}',
  java: 'The script failed{where}: {message}. Scripts have no Java classes, only the variables and execution',
  time: 'The script ran for more than {milliseconds} ms and was ended',
  memory: 'The script took more than {mebibytes} MB of memory and was ended',
  stack: 'The calls or data of the script are nested too deep, and it was ended',
  crash: 'The machine that runs scripts broke and was started again; try again',
  sourceTooLong: 'The script is too long ({length} characters); at most {limit}',
  inputTooLarge: 'The variables are too large for a script (at most {limit} characters)',
  outputTooLarge: 'The results of the script are too large (at most {limit} characters)',
  outputTooDeep: 'The result “{name}” of the script is nested more than {limit} levels',
  outputText: 'The result “{name}” of the script has characters that cannot be stored',
  outputName: 'A script may not write a variable named “{name}”',
  atLine: ' (line {line})',
};

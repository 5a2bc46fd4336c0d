// Written by `npm run generate` from the files in this folder.
import completion from './completion.ts';
import convert from './convert.ts';
import deploy from './deploy.ts';
import diff from './diff.ts';
import doctor from './doctor.ts';
import exportRecords from './export-records.ts';
import format from './format.ts';
import importRecords from './import-records.ts';
import info from './info.ts';
import lint from './lint.ts';
import list from './list.ts';
import login from './login.ts';
import logout from './logout.ts';
import newModel from './new-model.ts';
import render from './render.ts';
import rules from './rules.ts';
import serve from './serve.ts';
import whoami from './whoami.ts';

export {
  completion,
  convert,
  deploy,
  diff,
  doctor,
  exportRecords,
  format,
  importRecords,
  info,
  lint,
  list,
  login,
  logout,
  newModel,
  render,
  rules,
  serve,
  whoami,
};
export const COMMANDS = [
  completion,
  convert,
  deploy,
  diff,
  doctor,
  exportRecords,
  format,
  importRecords,
  info,
  lint,
  list,
  login,
  logout,
  newModel,
  render,
  rules,
  serve,
  whoami,
] as const;

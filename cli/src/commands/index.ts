// Written by `npm run generate` from the files that it lists.
import addRecord from './add-record.ts';
import backup from './backup.ts';
import completion from './completion.ts';
import convert from './convert.ts';
import db from './db.ts';
import deleteRecord from './delete-record.ts';
import deploy from './deploy.ts';
import diff from './diff.ts';
import doctor from './doctor.ts';
import editRecord from './edit-record.ts';
import exportRecords from './export-records.ts';
import format from './format.ts';
import getRecord from './get-record.ts';
import importRecords from './import-records.ts';
import info from './info.ts';
import lint from './lint.ts';
import list from './list.ts';
import login from './login.ts';
import logout from './logout.ts';
import newModel from './new-model.ts';
import render from './render.ts';
import resetPassword from './reset-password.ts';
import restore from './restore.ts';
import rules from './rules.ts';
import sendEvent from './send-event.ts';
import serve from './serve.ts';
import simulate from './simulate.ts';
import whoami from './whoami.ts';

export {
  addRecord,
  backup,
  completion,
  convert,
  db,
  deleteRecord,
  deploy,
  diff,
  doctor,
  editRecord,
  exportRecords,
  format,
  getRecord,
  importRecords,
  info,
  lint,
  list,
  login,
  logout,
  newModel,
  render,
  resetPassword,
  restore,
  rules,
  sendEvent,
  serve,
  simulate,
  whoami,
};
export const COMMANDS = [
  addRecord,
  backup,
  completion,
  convert,
  db,
  deleteRecord,
  deploy,
  diff,
  doctor,
  editRecord,
  exportRecords,
  format,
  getRecord,
  importRecords,
  info,
  lint,
  list,
  login,
  logout,
  newModel,
  render,
  resetPassword,
  restore,
  rules,
  sendEvent,
  serve,
  simulate,
  whoami,
] as const;

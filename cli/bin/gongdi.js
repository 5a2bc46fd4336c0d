#!/usr/bin/env node
// npm links a program only when its file exists at install time; `dist/gongdi.js` is built later.
await import('../dist/gongdi.js');

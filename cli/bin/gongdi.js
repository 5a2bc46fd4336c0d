#!/usr/bin/env node
// npm links a program only when its file is there at install; the built one comes later.
await import('../dist/gongdi.js');

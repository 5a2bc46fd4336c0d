import type { MapMessages } from './zh.ts';

export const en: MapMessages = {
  wrong: 'The map configuration {file} is wrong; correct it and start again: {problems}',
  problem: '{path}: {reason}',
  notJson: 'no valid JSON ({reason})',
  notReadable: 'it cannot be read ({reason})',
  webAddress: 'an address begins with http:// or https://, or with / for this server; it is “{url}”',
  place: 'the address of tiles has {gaps} in it; it is “{url}”',
  noHosts: 'the address has {s} in it; give its values as subdomains',
  oddHost: 'the host of “{url}” has characters that are not allowed',
  noVariable: 'the variable {name} of the environment is not set; set it and start again',
  zooms: 'minZoom is above maxZoom',
  points: 'two or three control points are wanted that do not lie on each other or on one line',
  outside: 'no place on earth: longitude first, from -180 to 180, then latitude, from -90 to 90',
  noFile: 'there is no file “{url}” (from the folder of the map configuration)',
  fileType: 'the file “{url}” has another type than {types}',
};

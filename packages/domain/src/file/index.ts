export * from './file-item.ts';
export * from './file-name.ts';
export * from './file-types.ts';
export * from './exif.ts';

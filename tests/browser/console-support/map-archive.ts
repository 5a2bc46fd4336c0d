/** Makes a PMTiles archive (version 3) with the whole world in one picture, or in one vector tile. */
export function archiveOf(tile: Uint8Array, type: 'png' | 'mvt'): Buffer {
  // One entry: tile 0, run of 1, its length, offset 0 (written as 1). Numbers above 127 take two bytes here.
  const length = tile.length > 127 ? [(tile.length & 127) | 128, tile.length >> 7] : [tile.length];
  const directory = Buffer.from([1, 0, 1, ...length, 1]);
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  const places = [127, directory.length, 127 + directory.length, metadata.length, 0, 0];
  const data = 127 + directory.length + metadata.length;
  for (const [at, value] of [...places, data, tile.length, 1, 1, 1].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  }
  // Clustered; directories and tiles uncompressed; zoom 0 only; the whole world.
  for (const [at, value] of [1, 1, 1, type === 'png' ? 2 : 1, 0, 0].entries()) header.writeUInt8(value, 96 + at);
  for (const [at, value] of [-180, -85, 180, 85].entries()) header.writeInt32LE(value * 1e7, 102 + at * 4);
  return Buffer.concat([header, directory, metadata, tile]);
}

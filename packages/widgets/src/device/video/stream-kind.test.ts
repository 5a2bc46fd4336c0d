import { expect, it } from 'vitest';
import { streamKind } from './stream-kind.ts';

it('knows what a browser can play', () => {
  expect(
    [
      null,
      ' ',
      'https://a.example/live/1.m3u8',
      'http://a/x.M3U8?token=1',
      'https://a/1.flv',
      'rtsp://a/1.m3u8',
      'https://a/?f=1.m3u8',
    ].map(
      // prettier-ignore
      streamKind,
    ),
  ).toEqual(['none', 'none', 'hls', 'hls', 'other', 'other', 'other']);
});

import { expect, it } from 'vitest';
import { hasVideo, streamKind } from './stream-kind.ts';

it.each([
  [null, 'none'],
  [' ', 'none'],
  ['https://a.example/live/1.m3u8', 'hls'],
  ['/demo-camera/1/live.m3u8', 'hls'],
  ['//a.example/1.m3u8', 'other'],
  ['http://a/x.M3U8?token=1', 'hls'],
  ['https://a/live/1.flv', 'flv'],
  ['wss://a/live/1.FLV?token=1', 'flv'],
  ['rtsp://a/1.m3u8', 'other'],
  ['rtmp://a/1.flv', 'other'],
  ['https://a/?f=1.flv', 'other'],
  ['https://a/?f=1.m3u8', 'other'],
] as const)('%s is %s', (address, kind) => expect(streamKind(address)).toBe(kind));

it('recorders and cameras have a picture, others when they have an address', () => {
  expect([hasVideo(9, null), hasVideo(58, ''), hasVideo(3, null), hasVideo(3, 'https://a/1.flv')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

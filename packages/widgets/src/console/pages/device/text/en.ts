import type { DevicePageText } from './zh.ts';

export const en: DevicePageText = {
  live: 'Live values and trend',
  video: 'Live video',
  videoNone: 'No stream: edit the device and give its HLS address',
  videoFlv: 'This address is no HLS stream (.m3u8), which browsers cannot play: turn HLS on in the media server',
  videoLoading: 'Connecting to the stream…',
  videoFailed: 'No picture: the device does not send, or the network is down. Check both and try again',
  videoUnsupported: 'This browser cannot play HLS',
  retry: 'Try again',
};

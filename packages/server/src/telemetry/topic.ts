const TOPIC = /^gongdi\/v1\/(.+)\/up$/;
const CHANNEL = /^gongdi\/v1\/(.+)\/([a-z]+)$/;

/** Topic on which a device publishes. */
export const topicOf = (device_number: string): string => `gongdi/v1/${device_number}/up`;

/** Returns the number of the device that a topic belongs to. */
export const numberIn = (topic: string): string | undefined => TOPIC.exec(topic)?.[1];

/** Topic on which a device sends on a channel. */
export const channelTopicOf = (device_number: string, name: string): string => `gongdi/v1/${device_number}/${name}`;

/** Returns device and channel that a topic belongs to. */
export function channelIn(topic: string): { number: string; name: string } | undefined {
  const [, number, name] = CHANNEL.exec(topic) ?? [];
  return number !== undefined && name !== undefined ? { number, name } : undefined;
}

/** Topic on which a device gets what a channel sends. */
export const downTopicOf = (device_number: string, name: string): string => `gongdi/v1/${device_number}/down/${name}`;

/** Topic on which a device gets reports about refused values. */
export const refusedTopicOf = (device_number: string): string => `gongdi/v1/${device_number}/down/refused`;

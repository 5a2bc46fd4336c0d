const TOPIC = /^gongdi\/v1\/(.+)\/up$/;

/** Topic on which a device publishes. */
export const topicOf = (device_number: string): string => `gongdi/v1/${device_number}/up`;

/** Returns the number of the device that a topic belongs to. */
export const numberIn = (topic: string): string | undefined => TOPIC.exec(topic)?.[1];

/** Topic on which a device gets reports about refused values. */
export const refusedTopicOf = (device_number: string): string => `gongdi/v1/${device_number}/down/refused`;

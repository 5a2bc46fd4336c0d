import { ID_CARD_PATTERN, PICTURE_PATTERN } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Data that users store about themselves (console specification, sections 3 and 7.8: avatar, idcard, sign; the
// specification names only the calls, the paths are defined here).

const service = 'user' as const;

/** Largest picture of a signature, bytes: a pad of 1000 × 400 points needs a fifth of it. */
export const SIGNATURE_BYTES = 128 * 1024;
/** Largest avatar, bytes: every `user/info` contains it. */
export const AVATAR_BYTES = 32 * 1024;

/** A picture as a data URL; empty: none. */
const pictureUpTo = (bytes: number) =>
  z
    .string()
    .max(Math.ceil(bytes / 3) * 4 + 40)
    .regex(PICTURE_PATTERN);

/** Returns the caller's signature, which forms offer in signature fields; empty: none. */
export const signature = defineCall({
  name: 'user.sign',
  label: { zh: '本人签名', en: 'Your signature' },
  service,
  method: 'GET',
  path: 'user/sign',
  input: {},
  output: z.object({ signature: z.string() }),
});

export const setSignature = defineCall({
  name: 'user.sign.set',
  label: { zh: '设置本人签名', en: 'Keep your signature' },
  service,
  method: 'PUT',
  path: 'user/sign',
  input: { body: z.strictObject({ signature: pictureUpTo(SIGNATURE_BYTES) }) },
  output: z.null(),
});

/** Returns the name and the number of the caller's identity card; null: not given. */
export const idcard = defineCall({
  name: 'user.idcard',
  label: { zh: '本人身份证', en: 'Your identity card' },
  service,
  method: 'GET',
  path: 'user/idcard',
  input: {},
  output: z.object({ nickname: z.string(), id_card: z.string().meta({ personal: 'identity' }).nullable() }),
  reveals: true,
});

export const setIdcard = defineCall({
  name: 'user.idcard.set',
  label: { zh: '登记本人身份证', en: 'Give your identity number' },
  service,
  method: 'PUT',
  path: 'user/idcard',
  input: { body: z.strictObject({ id_card: z.string().regex(ID_CARD_PATTERN).nullable() }) },
  output: z.null(),
});

export const setAvatar = defineCall({
  name: 'user.avatar.set',
  label: { zh: '设置本人头像', en: 'Set your picture' },
  service,
  method: 'PUT',
  path: 'user/avatar',
  input: { body: z.strictObject({ avatar: pictureUpTo(AVATAR_BYTES) }) },
  output: z.null(),
});

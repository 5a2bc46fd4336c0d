import { randomBytes, randomInt } from 'node:crypto';
import { captchaText } from './accounts/captcha.ts';

/** Services from outside the server, so that tests can replace them. No environment variable replaces any of them. */
export interface Ports {
  /** Epoch milliseconds. */
  now: () => number;
  /** Unpredictable bytes: tokens, keys, first passwords. */
  randomBytes: (size: number) => Uint8Array;
  /** Returns the text of the next captcha. */
  captchaText: () => string;
  /** Returns the next code to send by SMS: six digits. */
  smsCode: () => string;
  /** Reports an error that happened after a call was answered to the operator of the server. */
  report: (error: unknown) => void;
  /** Sends a code; absent if no SMS service is configured. */
  sms?: (message: SmsMessage) => Promise<void>;
  /** Cost of hashing a password with argon2id. Lower it in tests only. */
  passwordCost: PasswordCost;
}

export interface SmsMessage {
  phone_number: string;
  /** What the code is for. */
  purpose: string;
  code: string;
}

export interface PasswordCost {
  /** Kibibytes. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
}

export const realPorts: Ports = {
  now: Date.now,
  randomBytes: (size) => randomBytes(size),
  smsCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
  captchaText: () => captchaText(randomBytes),
  report: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
  passwordCost: { memoryCost: 19_456, timeCost: 2 },
};

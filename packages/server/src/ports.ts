import { randomBytes, randomInt } from 'node:crypto';
import { captchaText } from './accounts/captcha.ts';

/** What the server takes from the world, so that tests give their own. No environment switch replaces any of it. */
export interface Ports {
  /** Epoch milliseconds. */
  now: () => number;
  /** Unpredictable bytes: tokens, keys, first passwords. */
  randomBytes: (size: number) => Uint8Array;
  /** What the next captcha shows. */
  captchaText: () => string;
  /** The next code that goes out by SMS: six digits. */
  smsCode: () => string;
  /** Tells whoever runs the server of what failed after a call was answered. */
  report: (error: unknown) => void;
  /** Sends a code; absent where no SMS service is set up. */
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

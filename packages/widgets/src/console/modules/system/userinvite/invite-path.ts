import type { ScreenRow } from '../../../generic/resource/screen/screen.ts';

/** Returns the public page of an invitation. */
export const invitePath = ({ invite_code: code }: ScreenRow): string =>
  `/join?code=${encodeURIComponent(String(code))}`;

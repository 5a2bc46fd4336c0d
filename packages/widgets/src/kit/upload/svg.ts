import { isAccepted } from '@gongdi/domain';

/** Returns whether a file is an SVG, which is drawn before it is sent (`pictureOfSvg`). */
export const isSvg = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'image/svg+xml' || /\.svg$/i.test(name);

/** Returns whether a field that accepts these types takes an SVG, as the PNG that it becomes. */
export const takesSvg = (accept: readonly string[] | undefined): boolean =>
  accept !== undefined && isAccepted('x.png', accept);

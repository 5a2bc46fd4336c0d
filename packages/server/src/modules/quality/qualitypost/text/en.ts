import type { PostText } from './zh.ts';

export const en: PostText = {
  opposed:
    'This person is {post} in this project and cannot check their own side; choose somebody else or end that post first',
  twice: 'This person is {post} in this project already, and the terms overlap; change that record',
};

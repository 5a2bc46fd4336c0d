import { describe, expect, it } from 'vitest';
import { EMPTY_HASH, signed } from './sign.ts';

// The examples of AWS's documentation, "Signature Calculations for the Authorization Header".
const login = { region: 'us-east-1', key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const now = Date.UTC(2013, 4, 24);
const at = (path: string) => new URL(`https://examplebucket.s3.amazonaws.com${path}`);
const signatureOf = (headers: Record<string, string>) => /Signature=(.*)$/.exec(headers['authorization']!)![1];

describe('signatures', () => {
  it.each([
    [
      'an object',
      { method: 'GET', url: at('/test.txt'), headers: { range: 'bytes=0-9' }, bodyHash: EMPTY_HASH },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'a list',
      { method: 'GET', url: at('/?max-keys=2&prefix=J'), bodyHash: EMPTY_HASH },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
    [
      'an object with a strange name',
      {
        method: 'PUT',
        url: at('/test%24file.text'),
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        bodyHash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
  ])('are those of the documentation for %s', (_, request, signature) => {
    expect(signatureOf(signed(request, login, now))).toBe(signature);
  });
});

import { describe, expect, it } from 'vitest';
import { s3Address } from './s3-address.ts';

describe('the address of an object store', () => {
  it('names host, bucket, folder, region, style and key', () => {
    expect(s3Address('https://KEY:a%2Fb%3D@s3.example:9000/files/zuschlag/live?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.example:9000',
      bucket: 'files',
      prefix: 'zuschlag/live/',
      region: 'eu-central-1',
      isPathStyle: true,
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b=' },
    });
  });

  it('has the bucket in the name of the host at Amazon, or where it says so', () => {
    expect(s3Address('https://s3.eu-central-1.amazonaws.com/files')).toMatchObject({
      isPathStyle: false,
      prefix: '',
      region: 'us-east-1',
      credentials: null,
    });
    expect(s3Address('https://s3.amazonaws.com/files?style=path')).toMatchObject({ isPathStyle: true });
    expect(s3Address('https://s3.example/files?style=host')).toMatchObject({ isPathStyle: false });
  });

  it.each([
    ['https://KEY:secret@s3.example', /bucket/],
    ['https://KEY@s3.example/files', /half of a key/],
    ['https://KEY:secret@s3.example/files?style=dns', /style/],
  ])('is refused in a sentence without the secret: %s', (url, problem) => {
    expect(() => s3Address(url)).toThrow(problem);
    expect(() => s3Address(url)).not.toThrow(/secret@/);
  });
});

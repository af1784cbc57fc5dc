import { expect, test } from 'vitest';
import { allowedSize, bundleSize } from '../bench/size.ts';

test('the package weighs less than 15 KiB after gzip', async () => {
  const { gzip } = await bundleSize();
  expect(gzip).toBeGreaterThan(5000);
  expect(gzip).toBeLessThan(allowedSize);
});

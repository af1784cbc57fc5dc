/** Where an object store is and how it is spoken to, as `S3_URL` says. */
export type S3Address = {
  endpoint: string;
  bucket: string;
  /** what each key begins with; empty, or with a slash at its end */
  prefix: string;
  region: string;
  /** the bucket in the path and not in the name of the host */
  isPathStyle: boolean;
  /** null: from the environment of the machine, such as a role */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

/**
 * `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=…&style=path|host`. Key and secret are percent-encoded; prefix, region and
 * style may be left out.
 *
 * @throws {Error} one sentence that says what is wrong, without the secret
 */
export function s3Address(url: string): S3Address {
  const { protocol, host, hostname, username, password, pathname, searchParams } = new URL(url);
  const [bucket = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (bucket === '') throw new Error('S3_URL names no bucket. See .env.example.');
  if ((username === '') !== (password === '')) throw new Error('S3_URL has half of a key. See .env.example.');
  const style = searchParams.get('style');
  if (style !== null && style !== 'path' && style !== 'host')
    throw new Error('The style in S3_URL is path or host. See .env.example.');
  const isOfAmazon = hostname.endsWith('.amazonaws.com');
  return {
    endpoint: `${protocol}//${host}`,
    bucket,
    prefix: rest.map((part) => `${part}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    isPathStyle: style === null ? !isOfAmazon : style === 'path',
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : null,
  };
}

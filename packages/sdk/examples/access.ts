/** The address and the token of the product, from the environment of the examples. */
export function access(): { url: string; token: string } {
  const { ZUSCHLAG_URL: url, ZUSCHLAG_TOKEN: token } = process.env;
  if (!url || !token) throw new Error('Set ZUSCHLAG_URL and ZUSCHLAG_TOKEN.');
  return { url, token };
}

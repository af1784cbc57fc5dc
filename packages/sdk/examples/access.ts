/** Where the product is and what opens it, as the examples are told. */
export function access(): { url: string; token: string } {
  const { ZUSCHLAG_URL: url, ZUSCHLAG_TOKEN: token } = process.env;
  if (!url || !token) throw new Error('Set ZUSCHLAG_URL and ZUSCHLAG_TOKEN.');
  return { url, token };
}

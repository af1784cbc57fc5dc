import { WrongAddress } from './errors.ts';

/**
 * The origin at which the product is reached.
 *
 * @throws {WrongAddress} without http or https in front, and for an address with a path, a query or a password
 */
export function originOf(url: string): string {
  // The first versions of Node 20 have no URL.parse.
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw wrongUrl(url, 'has no http or https in front');
  if (parsed.username || parsed.password) throw wrongUrl(parsed.origin, 'has a password in it');
  // The product is served at the root of its origin only; a path that was dropped in silence would hide a wrong address.
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) throw wrongUrl(url, 'has a path');
  return parsed.origin;
}

/**
 * The address of a path of the product, for a call that carries the token.
 *
 * @param path e.g. `/files`; a whole address must be one of the product as well
 * @throws {WrongAddress} for an address of another origin, in any way it is written
 */
export function addressOf(url: string, path: string): URL {
  const origin = originOf(url);
  const address = URL.canParse(path, origin) ? new URL(path, origin) : null;
  if (!address || address.origin !== origin || address.username || address.password) {
    throw new WrongAddress(`"${path}" is not an address of ${origin}. The token is sent to no other origin.`);
  }
  return address;
}

function wrongUrl(url: string, problem: string): WrongAddress {
  return new WrongAddress(`url "${url}" ${problem}. Give the origin only, for example https://zuschlag.example`);
}

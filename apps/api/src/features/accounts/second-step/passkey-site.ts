/** The address for which passkeys are made. Browsers use each only there, so that no other site can ask for it. */
export type PasskeySite = { origin: string; rpId: string };

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\])$/;
const NUMBERS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/**
 * The address of passkeys: the public one of the product, never one that a caller names. Browsers ask for a name, and
 * for an encrypted connection. On the own machine `localhost` counts too.
 *
 * @param calledAs address of the call, for a product that is public on its own machine only
 * @returns null where browsers would refuse passkeys
 */
export function passkeySite(
  publicUrl: string | null,
  calledAs: { protocol: string; hostname: string; host: string } | null,
): PasskeySite | null {
  const url = publicUrl === null ? null : new URL(publicUrl);
  if (url && !LOOPBACK.test(url.hostname)) {
    const { protocol, hostname, origin } = url;
    const isUsable = hostname === 'localhost' || (protocol === 'https:' && !NUMBERS.test(hostname));
    return isUsable ? { origin, rpId: hostname } : null;
  }
  if (calledAs?.hostname !== 'localhost') return null;
  return { origin: `${calledAs.protocol}://${calledAs.host}`, rpId: 'localhost' };
}

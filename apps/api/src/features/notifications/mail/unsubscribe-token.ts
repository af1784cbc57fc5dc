import { createHmac, timingSafeEqual } from 'node:crypto';

export type UnsubscribeScope = {
  mainOrganizationId: number;
  userId: number /** `digest`, or kinds joined by `+` */;
  scope: string;
};

/** A link in a mail carries it: it names the person and the mails, and is signed with the person's own key. */
export function unsubscribeToken({ key, ...of }: UnsubscribeScope & { key: string }): string {
  return `${of.mainOrganizationId}.${of.userId}.${of.scope}.${signature(of, key)}`;
}

/** @returns what a token names, before its signature is checked; null for other text */
export function readToken(token: string): (UnsubscribeScope & { signature: string }) | null {
  const [, tenant, user, scope, signed] = /^(\d{1,9})\.(\d{1,9})\.([A-Za-z_+]{1,1000})\.([\w-]{43})$/.exec(token) ?? [];
  if (!tenant || !user || !scope || !signed) return null;
  return { mainOrganizationId: Number(tenant), userId: Number(user), scope, signature: signed };
}

/** Whether the signature is that of the person's key, in a time that does not depend on where it differs. */
export function isSignedWith(token: UnsubscribeScope & { signature: string }, key: string): boolean {
  const right = Buffer.from(signature(token, key));
  const given = Buffer.from(token.signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

function signature({ mainOrganizationId, userId, scope }: UnsubscribeScope, key: string): string {
  return createHmac('sha256', key).update(`${mainOrganizationId}.${userId}.${scope}`).digest('base64url');
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@zuschlag/validation/vocabulary';

export type PageLink = {
  id: string;
  label: MessageDescriptor;
  href: string;
  /** Addresses that count as being on this page. */
  isCurrent: (pathname: string) => boolean;
};

const everyday: readonly Role[] = ['Manager', 'Editor', 'Viewer'];
const writing: readonly Role[] = ['Manager', 'Editor'];

const pages: readonly (PageLink & { roles: readonly Role[] })[] = [
  {
    id: 'chances',
    label: msg`Chancen`,
    href: '/tender/all',
    isCurrent: (pathname) => pathname.startsWith('/tender/'),
    roles: everyday,
  },
];

/** The pages of the main navigation for a role; an Admin has none. */
export function pagesOf(role: Role): PageLink[] {
  return pages.filter(({ roles }) => roles.includes(role));
}

/** Whether somebody creates Chances. */
export function mayCreateChances(role: Role): boolean {
  return writing.includes(role);
}

export const newChancePath = '/tender/new';
export const quickChancePath = '/tender/newquickchance';

import { z } from 'zod';
import { linkToken } from '../accounts/password-reset.ts';

/** How long a link to the page of the contract is good. */
export const portalLinkMinutes = 5;
/** The body of `POST /identity/portal`. */
export const portalInput = z.object({ token: linkToken });

import { z } from 'zod';
import { numericId } from '../ids.ts';
import { sentDay, sentMoment } from '../measures/dates.ts';
import { personalPermissionSchema, roleSchema } from '../wire/enums.ts';
import { email } from '../wire/text.ts';
import { secondStepCode } from './second-step.ts';

/** The body of `POST /identity/sign-in` of the built-in identity provider. */
export const signInInput = z.object({ email: email(), password: z.string().min(1, { error: 'REQUIRED' }).max(200) });
export type SignIn = z.output<typeof signInInput>;
/** Its answer: a token for one use within a minute. */
export const identityToken = z.object({ identityToken: z.string() });

/**
 * Exactly one of the two tokens: a fresh identity token, or a session token that is already valid. `code` goes with an
 * identity token whose person has a second step.
 */
export const loginInput = z
  .object({
    oAuthToken: z.string().min(1).max(500).nullish(),
    sessionToken: z.string().min(1).max(500).nullish(),
    code: secondStepCode.nullish(),
  })
  .refine((input) => Boolean(input.oAuthToken) !== Boolean(input.sessionToken), { error: 'REQUIRED' })
  .meta({ id: 'LoginInput' });

export const languages = ['de', 'en'] as const;
const language = z.enum(languages).meta({ id: 'Language' });

/** The signed-in user, as the browser keeps it. The main organization id tells whether the user belongs to it. */
export const sessionUser = z
  .object({
    id: numericId(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    picture: z.string().nullable(),
    role: roleSchema,
    isConfigAdmin: z.boolean(),
    permissions: z.array(personalPermissionSchema),
    organizationId: numericId(),
    organizationName: z.string(),
    organizationShortName: z.string(),
    organizationIsOperational: z.boolean(),
    mainOrganizationId: numericId(),
    language: language.nullable(),
    /** whether the tenant requires a second step that the user has yet to set up: until then a session opens nothing else */
    lacksSecondStep: z.boolean(),
    /** what the contract of the tenant asks people to know; null: nothing */
    contract: z
      .object({
        /** null while it is late only */
        readOnlyFrom: sentDay().nullable(),
        isReadOnly: z.boolean(),
      })
      .meta({ id: 'ContractNotice' })
      .nullable(),
    features: z
      .object({ ownChancesFilter: z.boolean(), requireOutsideInformation: z.boolean() })
      .meta({ id: 'Features' }),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.output<typeof sessionUser>;

/** `expiresAt` is the absolute end, twelve hours after sign-in. */
export const login = z.object({ token: z.string(), expiresAt: sentMoment(), user: sessionUser }).meta({ id: 'Login' });
export type Login = z.output<typeof login>;

export const setLanguageInput = z.object({ language });

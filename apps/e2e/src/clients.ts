import { zuschlagClient } from '@zuschlag/sdk/client';
import { signIn } from '@zuschlag/sdk/sign-in';
import { addressIn, baseUrl, type PersonKey, password, people } from './people.ts';

/** The typed client of one person. @param domain of another tenant than that of the worker */
export async function clientOf(person: PersonKey, domain?: string) {
  let token: string | null = null;
  const options = { url: baseUrl(), token: () => token };
  const session = await signIn(options, { email: domain ? addressIn(domain, person) : people[person].email, password });
  token = session.token;
  return { ...session.user, api: zuschlagClient(options) };
}
export type Client = Awaited<ReturnType<typeof clientOf>>;

import { zuschlagClient } from '@zuschlag/sdk/client';
import { signIn } from '@zuschlag/sdk/sign-in';
import { baseUrl, type PersonKey, password, people } from './people.ts';

/** The typed client of one person. */
export async function clientOf(person: PersonKey) {
  let token: string | null = null;
  const options = { url: baseUrl(), token: () => token };
  const session = await signIn(options, { email: people[person].email, password });
  token = session.token;
  return { ...session.user, api: zuschlagClient(options) };
}
export type Client = Awaited<ReturnType<typeof clientOf>>;

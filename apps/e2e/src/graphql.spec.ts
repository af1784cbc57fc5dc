import { expect, test } from '@playwright/test';
import { chanceInputFor, postInput, worked } from './notice.ts';
import { baseUrl, ownName, type PersonKey, password, people } from './people.ts';

type Answer = { data?: Record<string, never>; errors?: { message: string; extensions: { code: string } }[] };

/** Asks the facade as a documented client does: bearer token and the header that requires a preflight. */
async function ask(token: string | null, query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const response = await fetch(`${baseUrl()}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

async function answer<Data>(
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await ask(token, query, variables);
  if (errors) throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join(', '));
  return data as Data;
}

async function tokenOf(person: PersonKey): Promise<{ token: string; organizationId: number }> {
  const signIn = await fetch(`${baseUrl()}/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people[person].email, password }),
  });
  const { identityToken } = (await signIn.json()) as { identityToken: string };
  const { loginUser } = await answer<{ loginUser: { token: string; user: { organizationId: number } } }>(
    null,
    'mutation ($input: LoginInput!) { loginUser(input: $input) { token user { organizationId } } }',
    { input: { oAuthToken: identityToken } },
  );
  return { token: loginUser.token, organizationId: loginUser.user.organizationId };
}

test('the same story through GraphQL, under the documented names', async () => {
  const owner = await tokenOf('holdingManager');
  const nord = await tokenOf('nordManager');
  const { createTender } = await answer<{ createTender: { id: string } }>(
    owner.token,
    'mutation ($input: CreateTenderInput!) { createTender(input: $input) { id } }',
    { input: chanceInputFor([nord.organizationId], { customerName: ownName('Hafenbetriebe Osterholz') }) },
  );
  const tenderId = createTender.id;

  const { fetchTenderById } = await answer<{ fetchTenderById: { state: string; bidDecisionGroups: { id: string }[] } }>(
    owner.token,
    'query ($id: ID!) { fetchTenderById(id: $id) { state bidDecisionGroups { id awaitingOrganizationId permissions } } }',
    { id: tenderId },
  );
  expect(fetchTenderById.state).toBe('pendingbiddecision');
  await answer(
    nord.token,
    'mutation ($input: SubmitDecisionInput!) { submitDecision(input: $input) { tenderState } }',
    {
      input: { bidDecisionGroupId: fetchTenderById.bidDecisionGroups[0]?.id, decision: 'Bid' },
    },
  );

  const { addPermanentService } = await answer<{ addPermanentService: { id: string; revenue: number } }>(
    nord.token,
    'mutation ($tenderId: ID!, $input: AddPermanentServiceInput!) { addPermanentService(tenderId: $tenderId, input: $input) { id revenue totalCost minutesTotal } }',
    { tenderId, input: postInput(nord.organizationId) },
  );
  expect(addPermanentService.revenue).toBeCloseTo(worked.revenue, 2);

  const { requestMarginDecisionOnTender } = await answer<{
    requestMarginDecisionOnTender: { groups: { id: string }[] };
  }>(
    owner.token,
    'mutation ($tenderId: ID!) { requestMarginDecisionOnTender(tenderId: $tenderId) { tenderState groups { id margin } } }',
    { tenderId },
  );
  const vote =
    'mutation ($group: ID!) { submitMarginDecision(marginDecisionGroupId: $group, decision: Approve, comment: "Passt") { tenderState } }';
  for (const { token } of [nord, owner]) {
    await answer(token, vote, { group: requestMarginDecisionOnTender.groups[0]?.id });
  }

  const move =
    'mutation ($tenderId: ID!, $won: Boolean) { updateTenderState(tenderId: $tenderId, won: $won) { state revenue } }';
  const submitted = await answer<{ updateTenderState: { state: string } }>(owner.token, move, { tenderId });
  expect(submitted.updateTenderState.state).toBe('submitted');
  const won = await answer<{ updateTenderState: { state: string; revenue: number } }>(owner.token, move, {
    tenderId,
    won: true,
  });
  expect(won.updateTenderState.state).toBe('won');
  expect(won.updateTenderState.revenue).toBeCloseTo(worked.revenue, 2);

  const again = await ask(owner.token, move, { tenderId, won: false });
  expect(again.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
});

test('GraphiQL asks for a sign-in and then answers, with everything from the own origin', async ({ page }) => {
  const foreign: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseUrl()) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await page.goto(`${baseUrl()}/graphiql`);
  await page.getByLabel('E-Mail').fill(people.nordManager.email);
  await page.getByLabel('Passwort').fill('falsch');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong credentials!');
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(page.getByText(/CH-\d{4}-\d{4}/).first()).toBeVisible();
  expect({ foreign, violations }).toEqual({ foreign: [], violations: [] });
});

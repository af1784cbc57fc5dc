import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

// An OpenID Connect provider in a process of its own, for tests. It says its port to its parent, changes its manner when the
// parent says so, and ends with the parent. Its sign-in page takes any account that is typed.
const [redirectUris] = process.argv.slice(2);
const accounts = new Map();

const policy = interactionPolicy.base();
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

const newKeys = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() }] };
};

async function newProvider(issuer) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'zuschlag',
        client_secret: 'a-secret-of-the-operator-0123456789',
        redirect_uris: JSON.parse(redirectUris),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: await newKeys(),
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a-key-of-the-test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    // The person agrees by signing in; a page of consent would say nothing new.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return async (request, response) => {
    if (!request.url.startsWith('/interaction/')) return answer(request, response);
    if (request.method === 'GET') {
      const { params } = await provider.interactionDetails(request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(pageFor(params.login_hint ?? ''));
    }
    const typed = new URLSearchParams(await bodyOf(request));
    const [email, account] = [typed.get('email'), typed.get('account') || typed.get('email')];
    const isVerified = typed.get('unverified') === null;
    accounts.set(account, {
      email,
      email_verified: isVerified,
      ...(typed.get('edov') === null ? {} : { xms_edov: true }),
    });
    const result = { login: { accountId: account }, select_account: {} };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
}

const pageFor = (hint) => `<!doctype html><html lang="en"><title>Sign in at the provider</title>
<main><h1>Sign in at the provider</h1><form method="post">
<label>E-mail <input name="email" value="${hint.replace(/[^\w.@+-]/g, '')}"></label>
<label><input type="checkbox" name="unverified"> unverified</label>
<button>Continue</button></form></main></html>`;

async function bodyOf(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

let manner = 'normal';
let answer;
const server = createServer((request, response) => {
  if (manner === 'away') return request.socket.destroy();
  if (manner === 'huge' && request.url === '/token')
    return response.end(JSON.stringify({ id_token: 'x'.repeat(1_000_000) }));
  if (manner === 'silent' && request.url === '/token') return response.writeHead(200).write('{');
  if (manner === 'foreign keys' && request.url === '/jwks')
    return newKeys().then(({ keys: [{ kty, n, e, alg, use }] }) =>
      response.end(JSON.stringify({ keys: [{ kty, n, e, alg, use }] })),
    );
  return answer(request, response);
});
server.listen(0, '127.0.0.1', async () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  answer = await newProvider(issuer);
  process.on('message', async (said) => {
    if (said === 'new keys') answer = await newProvider(issuer);
    else manner = said;
    process.send(said);
  });
  process.send(issuer);
});
process.on('disconnect', () => process.exit());

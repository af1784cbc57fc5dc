// The sign-in of the page /graphiql. The token stays in the memory of the page: it is written nowhere.

const place = document.querySelector('#sign-in');
const form = place.querySelector('form');
const alert = place.querySelector('[role=alert]');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  alert.textContent = '';
  try {
    await open(await tokenOf(new FormData(form)));
  } catch (error) {
    alert.textContent = error.message;
  }
});

async function tokenOf(fields) {
  const typed = fields.get('token').trim();
  if (typed) return typed;
  const { email, password } = Object.fromEntries(fields);
  const { identityToken } = await send('/identity/sign-in', { email, password });
  const query = 'mutation ($input: LoginInput!) { loginUser(input: $input) { token } }';
  const { data } = await send('/graphql', { query, variables: { input: { oAuthToken: identityToken } } });
  return data.loginUser.token;
}

async function open(token) {
  const additionalHeaders = { authorization: `Bearer ${token}`, ...preflight };
  await send('/graphql', { query: '{ __schema { queryType { name } } }' }, additionalHeaders);
  globalThis.MonacoEnvironment = {
    globalAPI: false,
    getWorkerUrl: (_module, label) => workers[label] ?? workers.editor,
  };
  await load('/query-editor/graphiql.js');
  place.remove();
  const root = document.querySelector('#root');
  root.hidden = false;
  globalThis.YogaGraphiQL.renderYogaGraphiQL(root, {
    title: 'Zuschlag',
    endpoint: '/graphql',
    method: 'POST',
    additionalHeaders,
    shouldPersistHeaders: false,
    defaultQuery:
      '{\n  paginatedTenders(first: 10) {\n    edges {\n      node {\n        shortNumber\n        name\n        state\n      }\n    }\n  }\n}\n',
  });
}

const preflight = { 'apollo-require-preflight': 'true' };
const workers = {
  editorWorkerService: '/query-editor/editor.js',
  editor: '/query-editor/editor.js',
  json: '/query-editor/json.js',
  graphql: '/query-editor/graphql.js',
};

async function send(address, body, headers = preflight) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const sent = await answer.json();
  const message = sent.errors?.[0]?.message ?? sent.error?.message;
  if (message) throw new Error(message);
  return sent;
}

function load(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });
}

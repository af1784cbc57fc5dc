/** A call as it arrived, with its idempotency key. */
export type StripeCall = { method: string; path: string; form: { [name: string]: string }; key: string | null };

export type Thing = { [name: string]: unknown };
export type Subscription = Thing & { id: string; customer: string; status: string; quantity: number };

/** What the server of the tests keeps, in the shapes of Stripe. */
export type Things = {
  customers: Thing[];
  subscriptions: Subscription[];
  invoices: Thing[];
  /** Makes another subscription of the same customer. */
  addSubscription(like: Subscription, fields: Thing): Subscription;
  addInvoice(subscription: Subscription, fields?: Thing): Thing;
  /** @returns null for what does not exist */
  answerTo(call: StripeCall): Thing | null;
};

const SOME_DAY = 1_793_000_000;
const MONTH_S = 2_678_400;

export function thingsOfStripe(): Things {
  const customers: Thing[] = [];
  const subscriptions: Subscription[] = [];
  const invoices: Thing[] = [];
  // Numbers of its own for each server, so that tests of one database do not meet.
  const own = Math.random().toString(36).slice(2, 8);
  let last = 0;
  const next = (prefix: string) => {
    last += 1;
    return `${prefix}_${own}${last}`;
  };
  const listed = (data: Thing[], url: string) => ({ object: 'list', data, has_more: false, url });

  const answers: { [route: string]: (call: StripeCall, id: string) => Thing | null | undefined } = {
    'GET /v1/customers': ({ form }) =>
      listed(
        customers.filter(({ email }) => email === form.email),
        '/v1/customers',
      ),
    'POST /v1/customers': ({ form }) => {
      const made = { id: next('cus'), object: 'customer', ...metadataIn(form), email: form.email, name: form.name };
      customers.push(made);
      return made;
    },
    'GET /v1/subscriptions': ({ form }) =>
      listed(
        subscriptions
          .filter(({ customer }) => customer === form.customer)
          .map(shown)
          .toReversed(),
        '/v1/subscriptions',
      ),
    'POST /v1/subscriptions': ({ form }) => {
      const made = {
        ...{ id: next('sub'), object: 'subscription', status: 'active', customer: form.customer ?? '' },
        ...{ collection_method: form.collection_method, ...metadataIn(form) },
        ...{ quantity: Number(form['items[0][quantity]']), price: form['items[0][price]'] },
      };
      subscriptions.push(made);
      return shown(made);
    },
    'GET /v1/subscriptions/*': (_, id) =>
      mapped(
        subscriptions.find((one) => one.id === id),
        shown,
      ),
    'POST /v1/subscriptions/*': ({ form }, id) =>
      mapped(
        subscriptions.find((one) => one.id === id && form['items[0][id]'] === `si_${one.id}`),
        (one) => {
          one.quantity = Number(form['items[0][quantity]']);
          return shown(one);
        },
      ),
    // As at Stripe, an ended subscription is not found.
    'DELETE /v1/subscriptions/*': (_, id) =>
      mapped(
        subscriptions.find((one) => one.id === id && one.status !== 'canceled'),
        (one) => {
          one.status = 'canceled';
          return shown(one);
        },
      ),
    'GET /v1/invoices': ({ form }) =>
      listed(
        invoices.filter((one) => one.of === form.subscription),
        '/v1/invoices',
      ),
    'GET /v1/invoices/*': (_, id) => invoices.find((one) => one.id === id),
    'POST /v1/billing_portal/sessions': ({ form }) => ({
      ...{ id: next('bps'), object: 'billing_portal.session', customer: form.customer, return_url: form.return_url },
      url: 'https://billing.stripe.example/p/session/secret',
    }),
  };

  return {
    ...{ customers, subscriptions, invoices },
    addSubscription(like, fields) {
      const added = { ...like, id: next('sub'), ...fields };
      subscriptions.push(added);
      return added;
    },
    addInvoice({ id: of, customer }, fields = {}) {
      const id = next('in');
      const added = {
        ...{ id, object: 'invoice', of, customer, number: `ZU-${last}`, status: 'open', currency: 'eur', total: 5_831 },
        ...{ created: SOME_DAY, due_date: SOME_DAY + 14 * 86_400, invoice_pdf: `https://pay.stripe.example/${id}/pdf` },
        ...{ effective_at: null, status_transitions: { finalized_at: SOME_DAY } },
        lines: listed([{ id: next('il'), period: { start: SOME_DAY, end: SOME_DAY + MONTH_S } }], '/v1/lines'),
        ...fields,
      };
      invoices.unshift(added);
      return added;
    },
    answerTo(call) {
      const [, version, kind = '', id = ''] = call.path.split('/');
      const isPart = kind !== 'billing_portal' && id !== '';
      const route = `${call.method} ${isPart ? `/${version}/${kind}/*` : call.path}`;
      return answers[route]?.(call, id) ?? null;
    },
  };
}

function shown({ quantity, price, ...subscription }: Subscription): Thing {
  const recurring = { interval: 'month', interval_count: 1, usage_type: 'licensed' };
  const priceThing = { id: price, object: 'price', currency: 'eur', unit_amount: 4_900, type: 'recurring', recurring };
  const item = { id: `si_${subscription.id}`, object: 'subscription_item', quantity, price: priceThing };
  return { ...subscription, items: { object: 'list', data: [item], has_more: false } };
}

function mapped<From, To>(found: From | undefined, to: (found: From) => To): To | null {
  return found === undefined ? null : to(found);
}

function metadataIn(form: { [name: string]: string }): { metadata: Thing } {
  const named = Object.entries(form).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  return { metadata: Object.fromEntries(named) };
}

/** What a field holds, from which its SQL and its line in the written schema follow. */
type FieldKind = 'text' | 'number' | 'boolean' | 'moment' | 'day' | 'json';
export type Field = readonly [sql: string, kind: FieldKind];

/** A kind of rows that a person has: one file of the own data. The tenant is `$1`, the person `$2`. */
export type OwnPart = {
  about: string;
  /** table with the alias `t`, and what is joined to it */
  from: string;
  /** which rows are the person's */
  own: string;
  /** by which rows are ordered and the next ones found */
  key: readonly [sql: string, type: 'uuid' | 'bigint' | 'int' | 'text'];
  fields: { readonly [name: string]: Field };
};

const byId = ['t.id', 'uuid'] as const;
const id: Field = ['t.id', 'text'];
const chanceId: Field = ['t."chanceId"', 'text'];
const createdAt: Field = ['t."createdAt"', 'moment'];
const groupOf = (table: string) => `${table}_decision t join ${table}_group g
  on g."mainOrganizationId" = t."mainOrganizationId" and g.id = t."groupId"`;

/** Everything that a person can take along, by the name of its file. Secrets and their hashes are no part of it. */
export const ownParts: { readonly [name: string]: OwnPart } = {
  person: {
    about: 'The person as the product knows it',
    from: `app_user t join organization o on o."mainOrganizationId" = t."mainOrganizationId" and o.id = t."organizationId"`,
    own: 't.id = $2::int',
    key: ['t.id', 'int'],
    fields: {
      id: ['t.id', 'number'],
      email: ['t.email', 'text'],
      firstname: ['t.firstname', 'text'],
      lastname: ['t.lastname', 'text'],
      picture: ['t.picture', 'text'],
      organization: ['o.name', 'text'],
      role: ['t.role::text', 'text'],
      language: ['t.language', 'text'],
      lastEmailSentAt: ['t."lastEmailSentAt"', 'moment'],
      createdAt,
    },
  },
  signIns: {
    about: 'Open sign-ins with device and time',
    from: 'session t',
    own: 't."userId" = $2::int',
    key: ['t.id', 'text'],
    fields: { device: ['t."userAgent"', 'text'], endsAt: ['t."endsAt"', 'moment'], createdAt },
  },
  boundAccounts: {
    about: 'Accounts at providers that sign the person in, without what they are called there',
    from: 'provider_identity t',
    own: 't."userId" = $2::int',
    key: ['t.provider', 'text'],
    fields: { provider: ['t.provider', 'text'], createdAt },
  },
  passkeys: {
    about: 'Passkeys of the second step, without their keys',
    from: 'passkey t',
    own: 't."userId" = $2::int',
    key: ['t.id::text', 'text'],
    fields: { name: ['t.name', 'text'], lastUsedAt: ['t."lastUsedAt"', 'moment'], createdAt },
  },
  tokens: {
    about: 'Access tokens for programs, without their secrets',
    from: 'api_token t',
    own: 't."userId" = $2::int',
    key: ['t.id', 'text'],
    fields: {
      name: ['t.name', 'text'],
      prefix: ['t.prefix', 'text'],
      scope: ['t.scope', 'text'],
      expiresOn: ['t."expiresOn"', 'day'],
      lastUsedAt: ['t."lastUsedAt"', 'moment'],
      revokedAt: ['t."revokedAt"', 'moment'],
      createdAt,
    },
  },
  calendarLinks: {
    about: 'Links by which calendars read deadlines, without their secrets',
    from: 'calendar_feed t',
    own: 't."userId" = $2::int',
    key: ['t.id', 'text'],
    fields: {
      kind: ['t.kind', 'text'],
      prefix: ['t.prefix', 'text'],
      chanceId,
      lastUsedAt: ['t."lastUsedAt"', 'moment'],
      revokedAt: ['t."revokedAt"', 'moment'],
      createdAt,
    },
  },
  notifications: {
    about: 'Notifications with the values of their words',
    from: 'notification t',
    own: 't."userId" = $2::int',
    key: byId,
    fields: {
      id,
      kind: ['t.kind', 'text'],
      chanceId,
      values: ['t.values', 'json'],
      readAt: ['t."readAt"', 'moment'],
      createdAt,
    },
  },
  notificationChoices: {
    about: 'Which notifications come by bell and by mail',
    from: 'notification_choice t',
    own: 't."userId" = $2::int',
    key: ['t.kind', 'text'],
    fields: { kind: ['t.kind', 'text'], bell: ['t.bell', 'boolean'], mail: ['t.mail', 'text'] },
  },
  notificationTimes: {
    about: 'When mails about notifications may come',
    from: 'notification_plan t',
    own: 't."userId" = $2::int',
    key: ['t."userId"', 'int'],
    fields: {
      quietFrom: ['t."quietFrom"', 'text'],
      quietTo: ['t."quietTo"', 'text'],
      hasDigest: ['t."hasDigest"', 'boolean'],
    },
  },
  mails: {
    about: 'Mails to the address of the person of the last 30 days',
    from: `mail t join app_user u on u."mainOrganizationId" = t."mainOrganizationId" and u.id = $2::int`,
    own: 'lower(t.recipient) = lower(u.email)',
    key: byId,
    fields: {
      id,
      kind: ['t.kind', 'text'],
      recipient: ['t.recipient', 'text'],
      deliveredAt: ['t."deliveredAt"', 'moment'],
      createdAt,
    },
  },
  views: {
    about: 'Saved views of lists',
    from: 'list_view t',
    own: 't."ownerId" = $2::int',
    key: byId,
    fields: {
      name: ['t.name', 'text'],
      isShared: ['t."isShared"', 'boolean'],
      definition: ['t.definition', 'json'],
      createdAt,
    },
  },
  chances: {
    about: 'Chances that the person owns or created',
    from: 'chance t',
    own: '$2::int in (t."ownerId", t."createdById")',
    key: byId,
    fields: {
      id,
      shortNumber: ['t."shortNumber"', 'text'],
      name: ['t.name', 'text'],
      isOwner: ['t."ownerId" = $2::int', 'boolean'],
      isCreator: ['t."createdById" = $2::int', 'boolean'],
      createdAt,
    },
  },
  bidDecisions: {
    about: 'Bid decisions and comments',
    from: groupOf('bid'),
    own: 't."decidedById" = $2::int',
    key: byId,
    fields: {
      id,
      chanceId: ['g."chanceId"', 'text'],
      action: ['t.action::text', 'text'],
      decision: ['t.decision::text', 'text'],
      comment: ['t.comment', 'text'],
      createdAt,
    },
  },
  marginDecisions: {
    about: 'Margin decisions and comments',
    from: groupOf('margin'),
    own: 't."decidedById" = $2::int',
    key: byId,
    fields: {
      id,
      chanceId: ['g."chanceId"', 'text'],
      decision: ['t.decision::text', 'text'],
      comment: ['t.comment', 'text'],
      createdAt,
    },
  },
  messages: {
    about: 'Messages in the chat of Chances',
    from: 'chat_message t',
    own: 't."userId" = $2::int',
    key: byId,
    fields: {
      id,
      chanceId,
      text: ['t.text', 'text'],
      editedAt: ['t."editedAt"', 'moment'],
      deletedAt: ['t."deletedAt"', 'moment'],
      createdAt,
    },
  },
  tasks: {
    about: 'Tasks that the person created or does',
    from: `task t`,
    own: `(t."createdById" = $2::int or exists (select from task_assignee a where a."mainOrganizationId" = t."mainOrganizationId"
      and a."taskId" = t.id and a."userId" = $2::int))`,
    key: byId,
    fields: {
      id,
      chanceId,
      title: ['t.title', 'text'],
      description: ['t.description', 'text'],
      status: ['t.status::text', 'text'],
      deadline: ['t.deadline', 'day'],
      isCreator: ['t."createdById" = $2::int', 'boolean'],
      createdAt,
    },
  },
  questions: {
    about: 'Questions to the documents of Chances, and their answers',
    from: 'document_question t',
    own: 't."askedById" = $2::int',
    key: byId,
    fields: {
      id,
      chanceId,
      question: ['t.question', 'text'],
      sentences: ['t.sentences', 'json'],
      sources: ['t.sources', 'json'],
      askedAt: ['t."askedAt"', 'moment'],
    },
  },
  deputies: {
    about: 'Absences of the person, and absences in which the person stands in',
    from: 'deputy t',
    own: '$2::int in (t."userId", t."deputyId")',
    key: byId,
    fields: {
      id,
      isAbsent: ['t."userId" = $2::int', 'boolean'],
      from: ['t."fromDay"', 'day'],
      to: ['t."toDay"', 'day'],
    },
  },
  acts: {
    about: 'What the trail says the person did; the values of a change are business data and are not repeated',
    from: 'trail_entry t',
    own: 't."userId" = $2::int',
    key: ['t.id', 'bigint'],
    fields: {
      at: ['t.at', 'moment'],
      entity: ['t.entity', 'text'],
      entityId: ['t."entityId"', 'text'],
      action: ['t.action', 'text'],
      chanceId,
    },
  },
  files: {
    about: 'Uploaded files; their content lies in the folder files, under the same id',
    from: 'stored_file t',
    own: `t."userId" = $2::int and t."completedAt" is not null and t.scan in ('notScanned', 'clean')`,
    key: byId,
    fields: { id, name: ['t.name', 'text'], size: ['t.size', 'number'], sha256: ['t.hash', 'text'], createdAt },
  },
};

const kinds: { readonly [kind in FieldKind]: object } = {
  text: { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  moment: { type: ['string', 'null'], format: 'date-time' },
  day: { type: ['string', 'null'], format: 'date' },
  json: {},
};

/** The JSON Schema of the files, by their names. */
export function ownDataSchema(): object {
  const files = Object.entries(ownParts).map(([name, { about, fields }]) => {
    const properties = Object.fromEntries(Object.entries(fields).map(([field, [, kind]]) => [field, kinds[kind]]));
    const items = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
    return [`${name}.json`, { description: about, type: 'array', items }] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Own data',
    description: 'Each property is a file of the archive. Moments are UTC, days are those of Europe/Berlin.',
    type: 'object',
    properties: Object.fromEntries(files),
  };
}

import { ownKinds } from '../../history/house/house-visibility.ts';

/** Why rows are no part of the data of a tenant. */
export const reasonsToLeaveOut = {
  secret: 'keys to accounts, and what answers of the product could be taken over with',
  personal: 'belongs to one person, who can export it as own data',
  derived: 'follows from other rows, and is built again from them',
  passing: 'tells of work under way',
  asFile: 'lies in the folder files',
} as const;

type Reason = keyof typeof reasonsToLeaveOut;

/** The tables that the archive of a tenant leaves out. Every other table of tenants is in it, each new one by itself. */
export const leftOutTables: { readonly [table: string]: Reason } = {
  session: 'secret',
  identity_token: 'secret',
  second_step: 'secret',
  recovery_code: 'secret',
  passkey: 'secret',
  account_link: 'secret',
  provider_identity: 'secret',
  api_token: 'secret',
  calendar_feed: 'secret',
  idempotency_key: 'secret',
  notification: 'personal',
  notification_choice: 'personal',
  notification_plan: 'personal',
  list_choice: 'personal',
  list_view: 'personal',
  chat_reading: 'personal',
  document_question: 'personal',
  document_asking: 'personal',
  document_asking_event: 'personal',
  mail: 'personal',
  chance_counter: 'derived',
  chance_figure: 'derived',
  chance_participation: 'derived',
  search_entry: 'derived',
  search_word: 'derived',
  document_part: 'derived',
  document_passage: 'derived',
  document_posting: 'derived',
  document_reading: 'derived',
  stream_event: 'passing',
  fan_out: 'passing',
  ai_import_event: 'passing',
  deadline_reminder: 'passing',
  stray_object: 'passing',
  data_export: 'passing',
  data_export_piece: 'passing',
  file_chunk: 'asFile',
};

/** Rows of the other tables that are left out: what the trail tells of an own account, view or export. */
export const leftOutRows: { readonly [table: string]: (row: { entity: string; action: string }) => boolean } = {
  trail_entry: ({ entity, action }) => own.has(`${entity}.${action}`),
};
const own: ReadonlySet<string> = new Set(ownKinds);

/** Columns of the other tables that are left out. */
export const leftOutColumns: { readonly [column: string]: Reason } = {
  'app_user.passwordHash': 'secret',
  'chance.searchText': 'derived',
};

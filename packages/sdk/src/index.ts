// The package as programs install it. Programs of this repository import the files instead.
export type { BriefOptions, Chances, HandoutOptions } from './chances.ts';
export { type ConnectOptions, connect, type Zuschlag } from './connect.ts';
export type { ErrorDetails, FieldConflict, FieldError, FieldValue } from './error-details.ts';
export { OutcomeUnknown, WrongAddress, ZuschlagError } from './errors.ts';
export { type EventOptions, StreamRefused } from './event-stream.ts';
export type { DownloadedFile, FileContent, FileTransfer, UploadOptions } from './files.ts';
export type {
  CommitOptions,
  ImportFile,
  ImportOutcome,
  Imports,
  PlanOptions,
  RunOptions,
  WriteOptions,
} from './imports.ts';
export { type Page, rowsOf } from './pages.ts';
export type { Patience } from './sending/retries.ts';
export type { ClientOptions } from './sending/transport.ts';
export { type Credentials, type Session, signIn } from './sign-in.ts';
export type { CallOptions } from './typed-calls.ts';
export type * from './wire.gen.ts';

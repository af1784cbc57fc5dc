import type { FieldValue, FieldValues } from '@zuschlag/validation/edits/field-values';
import { mergeFields } from '@zuschlag/validation/edits/merge-fields';
import { limits } from '@zuschlag/validation/limits';
import {
  type CreateView,
  type ListChoice,
  type ListView,
  type ListViews,
  listChoice,
  type SaveView,
  type ViewDefinition,
  viewDefinition,
} from '@zuschlag/validation/views/views';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize, denialOf } from '../../policy/authorize.ts';
import { viewRules } from './views.policy.ts';
import {
  countOwnViews,
  deleteView,
  insertView,
  lockView,
  readChoice,
  type StoredView,
  updateView,
  visibleViews,
  writeChoice,
} from './views.store.ts';

/** The views that the caller sees, and how the caller left the list. */
export async function viewsOfList(work: UnitOfWork): Promise<ListViews> {
  const views = await visibleViews(work);
  const kept = listChoice.safeParse(await readChoice(work));
  return { views: views.map((view) => toListView(work.actor, view)), choice: kept.success ? kept.data : null };
}

/**
 * Saves what the list shows under a name.
 *
 * @throws {DomainError} NOT_PERMITTED for a shared view of a person who may only read
 * @throws {DomainError} TOO_MANY_VIEWS
 */
export async function createView(work: UnitOfWork, input: CreateView): Promise<ListView> {
  const { actor } = work;
  const { userId: ownerId, organizationId } = actor;
  if (input.isShared) authorize(actor, viewRules.share, { ...input, ownerId, organizationId });
  if ((await countOwnViews(work)) >= limits.listViews) throw new DomainError('TOO_MANY_VIEWS');
  const created = await insertView(work, input);
  await work.audit({ entity: 'listView', entityId: created.id, action: 'create', after: fieldsOf(created) });
  await tellViewers(work, created);
  return toListView(actor, created);
}

/**
 * Changes a view: its name, its readers, what it shows.
 *
 * @throws {DomainError} NOT_FOUND, also for a private view of another person
 * @throws {DomainError} NOT_PERMITTED unless the caller owns it or is a Manager of the organization that it is shared with
 * @throws {DomainError} CONFLICT when another person changed the same since the version of the edit
 */
export async function saveView(work: UnitOfWork, { id, version, base, ...input }: SaveView): Promise<ListView> {
  const view = await requireView(work, id);
  authorize(work.actor, viewRules.change, view);
  if (input.isShared) authorize(work.actor, viewRules.share, view);
  const stored = fieldsOf(view);
  const sent = fieldsOf(input);
  const isCurrent = version === null || version === undefined || version === view.version;
  const { changes, conflicts } = mergeFields(sent, { base: isCurrent ? stored : (base ?? {}), stored });
  if (conflicts.length > 0) throw new DomainError('CONFLICT', { currentVersion: view.version, conflicts });
  if (changes.length === 0) return toListView(work.actor, view);
  const data = Object.fromEntries(changes.map((field) => [field, input[field as keyof typeof input]]));
  const saved = await updateView(work, id, data);
  await work.audit({ entity: 'listView', entityId: id, action: 'change', before: stored, after: fieldsOf(saved) });
  await tellViewers(work, view.isShared ? view : saved);
  return toListView(work.actor, saved);
}

/**
 * Deletes a view for all its readers.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED as `saveView`
 */
export async function removeView(work: UnitOfWork, id: string): Promise<{ id: string }> {
  const view = await requireView(work, id);
  authorize(work.actor, viewRules.change, view);
  await deleteView(work, id);
  await work.audit({ entity: 'listView', entityId: id, action: 'delete', before: fieldsOf(view) });
  await tellViewers(work, view);
  return { id };
}

/** A shared view concerns its organization, a private one the other browsers of its owner. */
async function tellViewers(work: UnitOfWork, view: StoredView): Promise<void> {
  const { isShared, organizationId, ownerId } = view;
  await work.publish(
    isShared ? { kind: 'viewsChanged', organizationId } : { kind: 'ownViewsChanged', userId: ownerId },
  );
}

/** Keeps order and columns for the next visit of the person, in every browser. */
export async function rememberChoice(work: UnitOfWork, choice: ListChoice): Promise<ListChoice> {
  await writeChoice(work, choice);
  return choice;
}

async function requireView(work: UnitOfWork, id: string): Promise<StoredView> {
  const view = await lockView(work, id);
  if (!view) throw new DomainError('NOT_FOUND');
  return view;
}

/** The fields as edits compare them; what a view shows counts as one. */
function fieldsOf({ name, isShared, definition }: Partial<Pick<StoredView, 'name' | 'isShared' | 'definition'>>) {
  const shown = definition === undefined ? undefined : JSON.stringify(readDefinition(definition));
  const fields: { [field: string]: FieldValue | undefined } = { name, isShared, definition: shown };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as FieldValues;
}

/** @returns what a view shows; nothing of one that an older product stored and this one no longer understands */
function readDefinition(stored: unknown): ViewDefinition {
  const read = viewDefinition.safeParse(stored);
  return read.success ? read.data : {};
}

function toListView(actor: UserActor, view: StoredView): ListView {
  return {
    id: view.id,
    name: view.name,
    isShared: view.isShared,
    isOwn: view.ownerId === actor.userId,
    ownerName: `${view.owner.firstname} ${view.owner.lastname}`,
    mayChange: denialOf(actor, viewRules.change, view) === null,
    version: view.version,
    definition: readDefinition(view.definition),
  };
}

import { editedThings } from '@zuschlag/validation/edits/field-names';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { procedures } from '../features/procedure-registry.ts';

/** Calls with the name of an edit that save no form. */
const notForms: readonly string[] = [
  // a preference, taken at once
  'accounts.setLanguage',
  // the current password proves the person; nothing stored is shown
  'accounts.profile.changePassword',
  // the name of an own device, taken at once
  'accounts.secondStep.renamePasskey',
  // choices of a person, each taken at once
  'notifications.changeSettings',
  // one switch of the tenant, taken at once; the answer says who set it last
  'organizations.mails.changeSettings',
  'documentChat.model.changeSettings',
  'administration.tenant.changeSwitches',
  // one period, taken at once after the number of things that go was read
  'administration.periods.changePeriod',
  // one choice, taken at once, with the new owner of open Chances
  'administration.people.changeRole',
  // one state with its day, as an Admin learned of it from the bank; the trail says who set it last
  'billing.setState',
  // several things at once, each with a result of its own
  'chance.changeOwners',
  // a step of the lifecycle
  'chance.updateState',
  // one value for several Chances, each under its lock; what is left empty stays
  'chance.changeLots',
  // for programs; the form of the details saves the contract days with the rest
  'chance.updateContractDuration',
  // for programs; the web renames a customer by its own id
  'chance.renameCustomer',
  // one tick, for programs; the form of the master data saves it with the rest
  'services.updatePauseIncluded',
];

it('every call that edits something stored takes the version and the base of its form', () => {
  const edits = [...procedures].filter(
    ([name, { type }]) =>
      type === 'mutation' && /\.(update|edit|change|rename|set)[A-Z]\w*$|^customers\.rename$/.test(name),
  );
  const names = edits.map(([name]) => name).filter((name) => !notForms.includes(name));
  expect(names.sort()).toEqual(
    Object.values(editedThings)
      .map(({ call }) => call)
      .sort(),
  );
  for (const [name, { input }] of edits) {
    if (notForms.includes(name)) continue;
    expect(Object.keys((input as z.ZodObject).shape), name).toEqual(expect.arrayContaining(['version', 'base']));
  }
});

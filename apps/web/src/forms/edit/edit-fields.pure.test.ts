import { describe, expect, it } from 'vitest';
import { type EditedFields, editOf, othersChanges, typedText } from './edit-fields.ts';

const labels: Record<string, string> = { name: 'Name', 'contract.clause': 'Gleitklausel', site: 'Standort' };
const fields: EditedFields = {
  thing: 'chance',
  within: 'input',
  labelOf: (field) => labels[field] ?? null,
  textOf: (_field, value) => String(value ?? 'keine Angabe'),
};
const begun = { input: { name: 'Pforte', note: '', contract: { type: 'fixed', clause: null } }, summary: 'x' };
const typed = { ...begun, input: { ...begun.input, name: 'Pforte Ost' } };

describe('what is sent to save an edit', () => {
  const edit = (values: object, more: Partial<EditedFields> = {}) =>
    editOf({ ...fields, ...more }, { begun: { values: begun, version: 3 }, typed: values, output: values });

  it('are the changed fields with the values they had, by the names of the call', () => {
    expect(edit(typed)).toMatchObject({
      version: 3,
      base: { 'input.name': 'Pforte' },
      fields: { name: 'Pforte Ost' },
    });
  });

  it('are no fields when a text was typed and taken back, or nothing became an empty text', () => {
    expect(edit({ ...begun, input: { ...begun.input, note: null } }).fields).toEqual({});
  });

  it('takes along the fields that hang together with a changed one', () => {
    const clause = { ...begun, input: { ...begun.input, contract: { type: 'variable', clause: 0.8 } } };
    const sentFor = (field: string) => (field === 'contract.type' ? ['contract.type', 'contract.clause'] : []);
    expect(edit(clause, { sentFor })).toMatchObject({
      base: { 'input.contract.type': 'fixed', 'input.contract.clause': null },
      fields: { contract: { type: 'variable', clause: 0.8 } },
    });
  });

  it('covers every field with its base when the call takes the thing as a whole', () => {
    expect(Object.keys(edit(typed, { isWhole: true }).base)).toEqual([
      'input.name',
      'input.note',
      'input.contract.type',
      'input.contract.clause',
    ]);
  });
});

describe('what others changed since the form was opened', () => {
  const stored = { input: { name: 'Pforte West', note: '', contract: { type: 'variable', clause: 0.8 } } };

  it('is listed by the fields that have a name, with those that were edited here too', () => {
    expect(othersChanges(fields, { begun, typed, stored })).toEqual([
      { path: 'input.name', label: 'Name', text: 'Pforte West', isEditedHere: true },
      { path: 'input.contract.clause', label: 'Gleitklausel', text: '0.8', isEditedHere: false },
    ]);
  });

  it('leaves out a field in which both say the same', () => {
    const agreed = { input: { ...begun.input, name: 'Pforte Ost' } };
    expect(othersChanges(fields, { begun, typed, stored: agreed })).toEqual([]);
  });
});

it('what was typed is copied as one line per field', () => {
  const both = { input: { ...typed.input, contract: { type: 'fixed', clause: 0.5 } } };
  expect(typedText(fields, { begun, typed: both })).toBe('Name: Pforte Ost\nGleitklausel: 0.5');
});

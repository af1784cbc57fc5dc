import { describe, expect, it } from 'vitest';
import { editedThings, fieldName, fieldOf } from './field-names.ts';
import { flatFields, isSameValue, nestFields, valueAt } from './field-values.ts';
import { differingFields, mergeFields } from './merge-fields.ts';

const base = { name: 'Pforte', questions: null, revenue: 480_000 };

describe('an edit that is laid over what is stored now', () => {
  it('writes what only it changed', () => {
    const stored = { ...base, questions: '2026-12-01' };
    expect(mergeFields({ name: 'Pforte Ost' }, { base, stored })).toEqual({ changes: ['name'], conflicts: [] });
  });

  it('leaves alone what only others changed, though the form sends it', () => {
    const stored = { ...base, questions: '2026-12-01' };
    expect(mergeFields({ ...base, revenue: 500_000 }, { base, stored })).toEqual({
      changes: ['revenue'],
      conflicts: [],
    });
  });

  it('asks about what both changed, unless they agree', () => {
    const sent = { name: 'Pforte Ost', revenue: 500_000 };
    const stored = { ...base, name: 'Pforte West', revenue: 500_000 };
    expect(mergeFields(sent, { base, stored })).toEqual({
      changes: ['name'],
      conflicts: [{ path: 'name', mine: 'Pforte Ost', theirs: 'Pforte West' }],
    });
  });

  it('counts every field as changed by others for which no base was sent', () => {
    const { conflicts } = mergeFields({ name: 'Pforte Ost', revenue: 480_000 }, { base: {}, stored: base });
    expect(conflicts).toEqual([{ path: 'name', mine: 'Pforte Ost', theirs: 'Pforte' }]);
  });

  it('takes an empty text for nothing', () => {
    expect(mergeFields({ questions: '' }, { base, stored: base })).toEqual({ changes: [], conflicts: [] });
    expect(differingFields({ questions: '' }, base)).toEqual([]);
    expect(isSameValue(0, null)).toBe(false);
    expect(isSameValue(false, null)).toBe(false);
  });
});

describe('the names of fields', () => {
  it('lead from the thing to the input of its call and back, for every thing', () => {
    for (const thing of Object.keys(editedThings) as (keyof typeof editedThings)[])
      expect(fieldOf(thing, fieldName(thing, 'deadline.siteVisit'))).toBe('deadline.siteVisit');
    expect(fieldName('chance', 'description.name')).toBe('input.description.name');
    expect(fieldName('customer', 'name')).toBe('name');
    expect(fieldOf('shift', 'serviceId')).toBeNull();
  });

  it('are the dotted paths of nested values', () => {
    const values = { description: { name: 'Pforte', details: null }, additionalText: '' };
    const fields = { 'description.name': 'Pforte', 'description.details': null, additionalText: '' };
    expect(flatFields(values)).toEqual(fields);
    expect(nestFields(fields)).toEqual(values);
    expect(valueAt(values, 'description.name')).toBe('Pforte');
    expect(valueAt(values, 'contract.endDate')).toBeUndefined();
  });
});

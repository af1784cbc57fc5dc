import { describe, expect, it } from 'vitest';
import { emptyChance } from '../../chance/form/chance-values.ts';
import { aFoundField, anImport } from '../testing/an-import.ts';
import { formsOfLots, type ImportedValues, lotsWith, noLots, ownPathsOf } from './lot-values.ts';

const stated = (day: string, end: string) => ({
  structuredData: anImport([aFoundField('deadline.submission', day), aFoundField('contract.endDate', end)])
    .structuredData,
});

describe('the lots in a form', () => {
  it('have for themselves what differs, what names them, and what is estimated', () => {
    const paths = ownPathsOf([stated('2027-03-12', '2029-05-31'), stated('2027-03-19', '2029-05-31')]);
    expect(paths).toContain('deadline.submission');
    expect(paths).toContain('description.lotNumber');
    expect(paths).toContain('estimate.revenue');
    expect(paths).not.toContain('contract.endDate');
    expect(paths).not.toContain('description.customerName');
  });

  it('share the rest, and begin with what the documents state where they were never shown', () => {
    const empty = emptyChance(1, []) as ImportedValues;
    const typed: ImportedValues = {
      ...empty,
      input: { ...empty.input, additionalText: 'Für alle' },
      lots: { taken: ['0', '1', '2'], shown: '0', own: { 1: { 'description.name': 'Hafen' } } },
    };
    const forms = formsOfLots(typed, (key) => ({ 'description.name': `Los ${key}`, referenceNumber: 'ZV' }));
    expect(forms.map(({ lot, values }) => [lot, values.input.description.name, values.input.additionalText])).toEqual([
      ['0', '', 'Für alle'],
      ['1', 'Hafen', 'Für alle'],
      ['2', 'Los 2', 'Für alle'],
    ]);
    expect(forms[2]?.values.input.referenceNumber).toBe('ZV');
    expect(formsOfLots({ ...typed, lots: noLots }, () => ({}))).toEqual([]);
  });

  it('stand in their own order', () => {
    expect(lotsWith(['2', '10'], '3', true)).toEqual(['2', '3', '10']);
    expect(lotsWith(['2', '3', '10'], '3', false)).toEqual(['2', '10']);
  });
});

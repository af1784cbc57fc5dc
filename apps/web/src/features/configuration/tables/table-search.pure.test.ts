import { describe, expect, it } from 'vitest';
import { chooseField, chooseOrder } from '../filters/sort-choice.ts';
import { listQueryInput } from './list-query-input.ts';
import { readTableSearch } from './table-search.ts';

describe('the address of a table', () => {
  it('is read whole', () => {
    const search = {
      tab: 'christmasBonus',
      filters: { days: { gte: '2027-01-01' }, values: { bonusRelative: { gte: 0.05 } }, provinces: ['DE-BY'] },
      sort: { column: 'bonusAbsolute', order: 'DESC' },
    };
    expect(readTableSearch(search)).toEqual(search);
  });

  it('drops what it does not know, and columns of other tables', () => {
    expect(
      readTableSearch({
        tab: 'socialSecurity',
        filters: {
          values: { bonusRelative: { gte: 1 } },
          provinces: ['DE-XX'],
          status: 'ACTIVE',
          days: { gte: 'soon' },
        },
        sort: { column: 'bonusRelative', order: 'ASC' },
      }),
    ).toEqual({ tab: 'socialSecurity' });
    expect(readTableSearch({ tab: 'wages' })).toEqual({});
  });

  it('keeps an empty choice, which shows nothing', () => {
    expect(readTableSearch({ filters: { provinces: [] } })).toEqual({ filters: { provinces: [] } });
  });
});

describe('what a list asks for', () => {
  it('is all states when none was chosen, and none when none is left', () => {
    expect(listQueryInput('christmasBonus', {}, undefined).filters).toMatchObject({ provinces: null });
    expect(listQueryInput('christmasBonus', { provinces: [] }, undefined).filters).toMatchObject({ provinces: [] });
    expect(listQueryInput('socialSecurity', {}, undefined).filters).not.toHaveProperty('provinces');
  });

  it('hides what is superseded until it is asked for, and shows a year of holidays whole', () => {
    expect(listQueryInput('tariff', {}, undefined).filters.status).toEqual(['ACTIVE', 'PENDING']);
    expect(listQueryInput('holiday', {}, undefined).filters.status).toEqual(['PENDING', 'SUPERSEDED']);
    expect(listQueryInput('tariff', { status: ['SUPERSEDED'] }, undefined).filters.status).toEqual(['SUPERSEDED']);
  });

  it('names the day of the table and the field to sort by as the server does', () => {
    expect(
      listQueryInput('holiday', { days: { gte: '2027-01-01' } }, { column: 'province', order: 'DESC' }),
    ).toMatchObject({
      filters: { date: { gte: '2027-01-01' } },
      sort: { field: 'Province', order: 'DESC' },
    });
  });
});

describe('the menu of orders', () => {
  it('takes a direction without a field as one of the day', () => {
    expect(chooseOrder(undefined, 'DESC', 'activeFrom')).toEqual({ column: 'activeFrom', order: 'DESC' });
    expect(chooseOrder({ column: 'province', order: 'ASC' }, 'DESC', 'activeFrom')).toEqual({
      column: 'province',
      order: 'DESC',
    });
  });

  it('takes the order back when its field is chosen once more', () => {
    const sort = chooseField(undefined, 'bonusRelative');
    expect(sort).toEqual({ column: 'bonusRelative', order: 'ASC' });
    expect(chooseField(sort, 'province')).toEqual({ column: 'province', order: 'ASC' });
    expect(chooseField(sort, 'bonusRelative')).toBeUndefined();
  });
});

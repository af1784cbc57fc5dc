import { relationMessages, rightMessages, rightThingMessages } from '@zuschlag/i18n/administration/rights-messages';
import { describe, expect, it } from 'vitest';
import type { Rules } from '../../../policy/authorize.ts';
import { features } from '../../index.ts';
import { readRights } from './rights.ts';
import { statedTables } from './stated-tables.ts';

const rowsOf = (rules: Rules<never>) => Object.values(rules);
const printed = Object.values(statedTables).flatMap(rowsOf);
const rights = readRights();
const right = (thing: string, wire: string) => rights.find((one) => one.thing === thing && one.right === wire);

describe('the printed table of rights', () => {
  it('has every row that a feature states', () => {
    const known = (row: Rules<never>[string]) =>
      printed.some((one) => one === row || (one.wire === row.wire && one.who === row.who));
    const missing = features.flatMap(({ policies }) =>
      Object.entries(policies ?? {}).flatMap(([thing, rules]) =>
        rowsOf(rules).flatMap((row) => (known(row) ? [] : [`${thing}: ${row.wire}`])),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('finds words for each thing, right and relation, and has no words too many', () => {
    const wires = rights.map((row) => `${row.thing}.${row.right}`);
    expect(Object.keys(rightMessages).toSorted()).toEqual(wires.toSorted());
    expect(Object.keys(rightThingMessages).toSorted()).toEqual(Object.keys(statedTables).toSorted());
    expect(Object.keys(relationMessages).toSorted()).toEqual([...new Set(rights.flatMap(({ who }) => who))].toSorted());
  });

  it('gives every right to at least one role', () => {
    const unused = rights.filter(({ verdicts }) => Object.values(verdicts).every((verdict) => verdict === 'never'));
    expect(unused).toEqual([]);
  });

  it.each([
    { thing: 'chance', wire: 'VIEW', marks: ['depends', 'depends', 'depends', 'always', 'always'] },
    { thing: 'chance', wire: 'EDIT_TENDER_DETAILS', marks: ['never', 'depends', 'depends', 'depends', 'never'] },
    { thing: 'service', wire: 'EDIT', marks: ['never', 'depends', 'depends', 'always', 'never'] },
    { thing: 'marginDecision', wire: 'DECIDE', marks: ['never', 'depends', 'depends', 'depends', 'never'] },
    { thing: 'marginDecision', wire: 'OVERRULE', marks: ['never', 'never', 'never', 'always', 'never'] },
    { thing: 'tableRow', wire: 'ADD', marks: ['depends', 'depends', 'depends', 'depends', 'depends'] },
    { thing: 'person', wire: 'RUN_PLATFORM', marks: ['never', 'never', 'never', 'never', 'always'] },
    { thing: 'chat', wire: 'WRITE_MESSAGE', marks: ['always', 'always', 'always', 'always', 'never'] },
  ])('$thing: $wire', ({ thing, wire, marks }) => {
    expect(Object.values(right(thing, wire)?.verdicts ?? {})).toEqual(marks);
  });
});

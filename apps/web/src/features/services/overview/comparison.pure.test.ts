import { describe, expect, it } from 'vitest';
import { aService, aShift } from '../../../testing/service.ts';
import { comparedParts, isDifferent } from './comparison.ts';
import { chosenServices, readOverviewChoice, selected, toggled } from './overview-choice.ts';

const pforte = aService({ id: 'a', name: 'Pforte' });
it('two values are equal in a figure as long as both read alike: 0.004 € is no difference, 0.005 € is one', () => {
  expect(isDifferent('euro', 100, 100.004)).toBe(false);
  expect(isDifferent('euro', 100, 100.0051)).toBe(true);
  expect(isDifferent('enteredPerHour', 16, 16.0001)).toBe(true);
  expect(isDifferent('flag', true, false)).toBe(true);
  expect(isDifferent('ratio', null, 0)).toBe(true);
});

describe('the shifts of two services', () => {
  const part = ({ startTime, employeeQuantity }: ReturnType<typeof aShift>) => ({
    key: startTime,
    label: startTime,
    text: `${employeeQuantity} je Schicht`,
  });
  const night = part(aShift());
  const day = part(aShift({ startTime: '06:00' }));

  it('stand in one line when their times are the same, and alone when they have no counterpart', () => {
    const two = part(aShift({ employeeQuantity: 2 }));
    const { rows, differences } = comparedParts('shifts', 'Schichten', [day, night], [two]);
    expect(rows.map(({ first, second, isDifferent: differs }) => [first, second, differs])).toEqual([
      ['1 je Schicht', null, true],
      ['1 je Schicht', '2 je Schicht', true],
    ]);
    expect(differences).toBe(2);
  });

  it('that are equal twice in one service have two lines', () => {
    const { rows, differences } = comparedParts('shifts', 'Schichten', [night, night], [night]);
    expect([rows.length, differences]).toEqual([2, 1]);
  });
});

describe('what is open', () => {
  const services = [pforte, aService({ id: 'b' }), aService({ id: 'c', operationalOrganizationId: 3 })];
  const ids = (choice: Parameters<typeof chosenServices>[1]) => {
    const { listed, first, second } = chosenServices(services, choice);
    return [listed.map(({ id }) => id).join(''), first?.id, second?.id];
  };

  it('is the first service of the chosen organization, and none beside it', () => {
    expect(ids({})).toEqual(['abc', 'a', undefined]);
    expect(ids({ operationalOrganizationId: 3 })).toEqual(['c', 'c', undefined]);
  });

  it('is never one service beside itself, nor one that was removed', () => {
    expect(ids({ service: 'b', compared: 'b' })).toEqual(['abc', 'b', undefined]);
    expect(ids({ service: 'gone', compared: 'gone too' })).toEqual(['abc', 'a', undefined]);
  });

  it('changes places when the service at the right is selected, and closes when it is pressed again', () => {
    expect(selected({ service: 'a', compared: 'b' }, 'b', 'a')).toEqual({ service: 'b', compared: 'a' });
    expect(selected({ service: 'a', compared: 'b' }, 'c', 'a')).toEqual({ service: 'c', compared: 'b' });
    expect(toggled({ service: 'a', compared: 'b', differences: true }, 'b')).toEqual({ service: 'a' });
  });

  it('is read from the address, without what no address may hold', () => {
    const asked = { operationalOrganizationId: 2, service: 'a', compared: 7, differences: true, view: 'parameters' };
    expect(readOverviewChoice(asked)).toEqual({
      operationalOrganizationId: 2,
      service: 'a',
      differences: true,
      view: 'parameters',
    });
    expect(readOverviewChoice({ operationalOrganizationId: -1, view: 'comparison', service: '' })).toEqual({});
  });
});

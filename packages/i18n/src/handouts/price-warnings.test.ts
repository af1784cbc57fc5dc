import { expect, it } from 'vitest';
import { priceWarningText } from '../chance/price-warning-text.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['WAGE_BELOW_TABLE', '2027-01-01 Gruppe 2 15.405', 'ab 01.01.2027 unter der Entgelttabelle: Gruppe 2 mit 15,405 €'],
  ['WAGE_BELOW_TABLE', '2027-01-01 Gruppe 2 15.5', 'ab 01.01.2027 unter der Entgelttabelle: Gruppe 2 mit 15,50 €'],
  ['WAGE_BELOW_LOWEST_GROUP', 'Gruppe 1 15.40', 'Gruppe 1 mit 15,40 €'],
  ['WAGE_BELOW_MINIMUM_WAGE', '2027-01-01 14.60', 'ab 01.01.2027 unter dem gesetzlichen Mindestlohn von 14,60 €'],
] as const)('%s of %s names day, pay group and every decimal of the wage', (code, detail, expected) => {
  expect(plain(priceWarningText({ code, detail, province: 'DE-NW' }, 'de'))).toContain(expected);
});

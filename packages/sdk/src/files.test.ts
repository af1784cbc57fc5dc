import { expect, it } from 'vitest';
import { nameIn } from './files.ts';

it('the name of a file keeps its umlauts, and a plain one is taken as it is', () => {
  expect(nameIn(`attachment; filename="Urlaubsgeld.xlsx"; filename*=UTF-8''Verg%C3%BCtung.xlsx`)).toBe(
    'Vergütung.xlsx',
  );
  expect(nameIn('attachment; filename="Tarif.csv"')).toBe('Tarif.csv');
  expect(nameIn('attachment')).toBeNull();
  expect(nameIn(null)).toBeNull();
});

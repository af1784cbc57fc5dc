import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { type Province, provinces } from '@zuschlag/validation/vocabulary';

const provinceOf = new Map<string, Province>(
  provinces.flatMap((id) =>
    [id, id.slice('DE-'.length), provinceNames[id].de, provinceNames[id].en].map((name) => [folded(name), id] as const),
  ),
);
// Sources write "Land Berlin", "Freistaat Sachsen" and "Free and Hanseatic City of Hamburg".
const titles =
  /^(land|freistaat|freie( und)? hansestadt|stadt|state of|free state of|free( and)? hanseatic city of|city of) /;

/** @returns the federal state of a German or English name, or of a code such as "BY" and "DE-BY"; null for other texts */
export function provinceOfName(name: string): Province | null {
  const text = folded(name);
  return provinceOf.get(text) ?? provinceOf.get(text.replace(titles, '')) ?? null;
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ü', 'ue').replaceAll(/\s+/g, ' ').trim();
}

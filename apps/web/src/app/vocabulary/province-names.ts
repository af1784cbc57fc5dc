import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Province } from '@zuschlag/validation/vocabulary';

/** The sixteen federal states in words. */
export const provinceNames: Record<Province, MessageDescriptor> = {
  'DE-BB': msg`Brandenburg`,
  'DE-BE': msg`Berlin`,
  'DE-BW': msg`Baden-Württemberg`,
  'DE-BY': msg`Bayern`,
  'DE-HB': msg`Bremen`,
  'DE-HE': msg`Hessen`,
  'DE-HH': msg`Hamburg`,
  'DE-MV': msg`Mecklenburg-Vorpommern`,
  'DE-NI': msg`Niedersachsen`,
  'DE-NW': msg`Nordrhein-Westfalen`,
  'DE-RP': msg`Rheinland-Pfalz`,
  'DE-SH': msg`Schleswig-Holstein`,
  'DE-SL': msg`Saarland`,
  'DE-SN': msg`Sachsen`,
  'DE-ST': msg`Sachsen-Anhalt`,
  'DE-TH': msg`Thüringen`,
};

import type { Province, ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import type { Message, MessagesOf } from './message.ts';

/** The country that addresses begin with. */
export const germany: Message = { de: 'Deutschland', en: 'Germany' };

/** The sixteen federal states. */
export const provinceNames: MessagesOf<Province> = {
  'DE-BB': { de: 'Brandenburg', en: 'Brandenburg' },
  'DE-BE': { de: 'Berlin', en: 'Berlin' },
  'DE-BW': { de: 'Baden-Württemberg', en: 'Baden-Württemberg' },
  'DE-BY': { de: 'Bayern', en: 'Bavaria' },
  'DE-HB': { de: 'Bremen', en: 'Bremen' },
  'DE-HE': { de: 'Hessen', en: 'Hesse' },
  'DE-HH': { de: 'Hamburg', en: 'Hamburg' },
  'DE-MV': { de: 'Mecklenburg-Vorpommern', en: 'Mecklenburg-Western Pomerania' },
  'DE-NI': { de: 'Niedersachsen', en: 'Lower Saxony' },
  'DE-NW': { de: 'Nordrhein-Westfalen', en: 'North Rhine-Westphalia' },
  'DE-RP': { de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate' },
  'DE-SH': { de: 'Schleswig-Holstein', en: 'Schleswig-Holstein' },
  'DE-SL': { de: 'Saarland', en: 'Saarland' },
  'DE-SN': { de: 'Sachsen', en: 'Saxony' },
  'DE-ST': { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt' },
  'DE-TH': { de: 'Thüringen', en: 'Thuringia' },
};

/** A federal state, or all of them. */
export const provinceOrAllNames: MessagesOf<ProvinceOrAll> = {
  DE: { de: 'Alle Bundesländer', en: 'All federal states' },
  ...provinceNames,
};

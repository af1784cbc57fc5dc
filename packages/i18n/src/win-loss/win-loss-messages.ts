import type { ChanceKind, ChanceSize, WinLossDimension } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import type { Message, MessagesOf } from '../messages/message.ts';

/** What cases are grouped by. */
export const winLossDimensionNames: MessagesOf<WinLossDimension> = {
  customer: { de: 'Kunde', en: 'Customer' },
  state: { de: 'Bundesland', en: 'Federal state' },
  kind: { de: 'Leistungsart', en: 'Kind of service' },
  size: { de: 'Größe', en: 'Size' },
  year: { de: 'Jahr der Abgabe', en: 'Year of submission' },
};

export const chanceKindNames: MessagesOf<ChanceKind> = {
  permanent: { de: 'Permanent', en: 'Permanent' },
  mobile: { de: 'Mobil', en: 'Mobile' },
  alarm: { de: 'Alarm', en: 'Alarm' },
  several: { de: 'Mehrere', en: 'Several' },
  unstated: { de: 'Ohne Angabe', en: 'Not stated' },
};

export const chanceSizeNames: MessagesOf<ChanceSize> = {
  upTo2000: { de: 'bis 2.000 h im Jahr', en: 'up to 2,000 h a year' },
  upTo8760: { de: 'über 2.000 bis 8.760 h', en: 'over 2,000 to 8,760 h' },
  upTo43800: { de: 'über 8.760 bis 43.800 h', en: 'over 8,760 to 43,800 h' },
  above43800: { de: 'über 43.800 h', en: 'over 43,800 h' },
};

/** Cases that do not state what a table groups by. */
export const unstatedGroup: Message = { de: 'Ohne Angabe', en: 'Not stated' };

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Period } from '@zuschlag/ui';
import type { RevenueCalculationType, TariffPeriod, Weekday } from '@zuschlag/validation/vocabulary';

/** Words for the closed choices of a service. */
export const revenueTypeMessages: Record<RevenueCalculationType, MessageDescriptor> = {
  Margin: msg`Marge`,
  Flatrate: msg`Pauschale`,
  Hourlyrateabsolute: msg`Stundensätze absolut`,
  Hourlyraterelative: msg`Stundensätze relativ`,
};

export type DayFlag = Weekday | 'holiday';
export const dayFlags: readonly DayFlag[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'holiday',
];

export const dayMessages: Record<DayFlag, MessageDescriptor> = {
  monday: msg`Montag`,
  tuesday: msg`Dienstag`,
  wednesday: msg`Mittwoch`,
  thursday: msg`Donnerstag`,
  friday: msg`Freitag`,
  saturday: msg`Samstag`,
  sunday: msg`Sonntag`,
  holiday: msg`Feiertag`,
};

/** Two letters for marks and column heads. */
export const shortDayMessages: Record<DayFlag, MessageDescriptor> = {
  monday: msg({ message: 'Mo', context: 'short weekday' }),
  tuesday: msg({ message: 'Di', context: 'short weekday' }),
  wednesday: msg({ message: 'Mi', context: 'short weekday' }),
  thursday: msg({ message: 'Do', context: 'short weekday' }),
  friday: msg({ message: 'Fr', context: 'short weekday' }),
  saturday: msg({ message: 'Sa', context: 'short weekday' }),
  sunday: msg({ message: 'So', context: 'short weekday' }),
  holiday: msg({ message: 'Ft', context: 'short weekday' }),
};

/** The colour of a tariff period, as the interface package names it. */
export const periodColour: Record<TariffPeriod, Period> = {
  day: 'day',
  night: 'night',
  sunday: 'sunday',
  sundayNight: 'sunday-night',
  holiday: 'holiday',
  holidayNight: 'holiday-night',
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';

type Block = 'payCosts' | 'materialCosts' | 'specialCosts';
export type CostLine = { key: string; label: MessageDescriptor; read: (costs: CostDetails) => number; isSum?: boolean };

const line = <Key extends Block>(
  block: Key,
  key: keyof CostDetails[Key] & string,
  label: MessageDescriptor,
  isSum = false,
): CostLine => ({
  key,
  label,
  read: (costs) => costs[block][key] as number,
  isSum,
});

/** The cost lines in the order a costing sheet has them; the sums close their groups. Formulas: docs/calculation.md. */
export const costLineGroups: { id: string; label: MessageDescriptor; lines: CostLine[] }[] = [
  {
    id: 'pay',
    label: msg`Personalkosten`,
    lines: [
      line('payCosts', 'baseWage', msg`Grundlohn`),
      line('payCosts', 'nonTariffAllowances', msg`Übertarifliche Zulagen`),
      line('payCosts', 'bonusPay', msg`Zeitzuschläge`),
      line('payCosts', 'holidayPay', msg`Feiertagslohn`),
      line('payCosts', 'vacation', msg`Urlaub`),
      line('payCosts', 'sickness', msg`Krankheit`),
      line('payCosts', 'training', msg`Schulung`),
      line('payCosts', 'briefing', msg`Einweisung`),
      line('payCosts', 'fluctuationBriefing', msg`Einweisung durch Fluktuation`),
      line('payCosts', 'vacationBonus', msg`Urlaubsgeld`),
      line('payCosts', 'christmasBonus', msg`Weihnachtsgeld`),
      line('payCosts', 'socialSecurity', msg`Sozialversicherung`),
      line('payCosts', 'totalPayCosts', msg`Personalkosten gesamt`, true),
    ],
  },
  {
    id: 'material',
    label: msg`Sachkosten`,
    lines: [
      line('materialCosts', 'uniform', msg`Dienstkleidung`),
      line('materialCosts', 'trainingFees', msg`Schulungsgebühren`),
      line('materialCosts', 'otherMaterial', msg`Sonstiges Material`),
      line('materialCosts', 'professionalAssociation', msg`Berufsgenossenschaft`),
      line('materialCosts', 'liabilityInsurance', msg`Betriebshaftpflicht`),
      line('materialCosts', 'totalMaterialCosts', msg`Sachkosten gesamt`, true),
    ],
  },
  {
    id: 'special',
    label: msg`Sonderkosten`,
    lines: [
      line('specialCosts', 'car', msg`Fahrzeuge`),
      line('specialCosts', 'purchase', msg`Anschaffungen`),
      line('specialCosts', 'totalSpecialCosts', msg`Sonderkosten gesamt`, true),
    ],
  },
];

/** Tariff periods as people say them. */
export const periodMessages: Record<TariffPeriod, MessageDescriptor> = {
  day: msg`Tag`,
  night: msg`Nacht`,
  sunday: msg`Sonntag`,
  sundayNight: msg`Sonntag Nacht`,
  holiday: msg`Feiertag`,
  holidayNight: msg`Feiertag Nacht`,
};

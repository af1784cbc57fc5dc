import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MobileTargetFigure, TargetProblem, TargetSide } from '@zuschlag/calc-engine';

/** Words for the figures that a target can name. */
export const targetMessages: Record<MobileTargetFigure, MessageDescriptor> = {
  pricePerVisit: msg`Preis je Besuch`,
  pricePerHour: msg`Preis je Stunde`,
  monthlyRevenue: msg`Preis je Monat`,
  totalRevenue: msg`Preis des Vertrags`,
  totalMargin: msg`Marge`,
  profit: msg`Deckungsbeitrag`,
  hourlyWage: msg`Stundenlohn`,
};

export const sideMessages: Record<TargetSide, MessageDescriptor> = {
  price: msg`Preis`,
  margin: msg`Marge`,
  wage: msg`Stundenlohn`,
};

/** Why a target is out of reach, and what to do. */
export const targetProblemMessages: Record<TargetProblem, MessageDescriptor> = {
  NO_HOURS: msg`Diese Leistung hat keine Stunden, also auch keinen Preis je Stunde oder Besuch. Bitte wählen Sie ein anderes Ziel.`,
  NO_PRICE: msg`Dabei bliebe kein Preis über 0 €. Bitte wählen Sie einen höheren Wert.`,
  NO_DAY_RATE: msg`Die Abschläge der anderen Zeitarten sind größer als jeder Tagessatz. Bitte ändern Sie zuerst die Zuschläge.`,
  MARGIN_OUT_OF_RANGE: msg`Dafür läge die Marge außerhalb von −100 % bis 99 %. So lässt sich keine Leistung speichern.`,
  NO_WAGE: msg`Kein Lohn ab 0 € macht das möglich: Die übrigen Kosten sind schon zu hoch. Bitte lassen Sie Preis oder Marge folgen.`,
  WAGE_FOLLOWS_TABLE: msg`Der Stundenlohn folgt der Entgelttabelle. Er kann weder Ziel sein noch sich anpassen.`,
};

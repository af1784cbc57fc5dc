import type { TrailKind } from '@zuschlag/validation/chance/history/trail-kinds';
import type {
  ChanceState,
  ChanceType,
  CustomerType,
  HeadsFrom,
  ProcedureKind,
  RevenueCalculationType,
} from '@zuschlag/validation/vocabulary';
import { contentTrailMessages } from '../history/content-messages.ts';
import type { MessagesOf } from './message.ts';

/**
 * What happened, after the name of the person; `{about}` is the organization or the service it happened to. What follows
 * from decisions is a sentence of its own, because only viewers of a decision group see who decided.
 */
export const trailKindMessages: MessagesOf<TrailKind> = {
  ...contentTrailMessages,
  'chance.create': { de: 'hat die Chance angelegt', en: 'created the Chance' },
  'chance.edit': { de: 'hat die Angaben geändert', en: 'changed the details' },
  'chance.changeContractDuration': { de: 'hat die Laufzeit geändert', en: 'changed the contract period' },
  'chance.startRecalculation': { de: 'hat die Leistungen neu berechnen lassen', en: 'had the services recalculated' },
  'chance.recalculationUndone': {
    de: 'Die Neuberechnung ist abgebrochen, alles ist wie vorher',
    en: 'The recalculation was given up, everything is as before',
  },
  'chance.changeOwner': { de: 'hat den Chance-Admin geändert', en: 'changed the Chance admin' },
  'chance.takeover': { de: 'hat die Chance übernommen', en: 'took the Chance over' },
  'chance.changeCustomer': { de: 'hat den Kunden gewechselt', en: 'changed the customer' },
  'chance.linkLot': { de: 'hat die Chance mit Losen verknüpft', en: 'linked the Chance with lots' },
  'chance.unlinkLot': { de: 'hat die Verknüpfung mit Losen gelöst', en: 'unlinked the Chance from its lots' },
  'chance.fromImport': {
    de: 'hat die Unterlagen eines KI-Imports übernommen',
    en: 'took over the documents of an AI import',
  },
  'chance.copy': { de: 'hat die Chance als Kopie angelegt', en: 'created the Chance as a copy' },
  'chance.confirmIncomplete': {
    de: 'hat trotz fehlender Angaben angefragt',
    en: 'requested although details were missing',
  },
  'chance.bidAgreed': {
    de: 'Alle Bid-Entscheidungen sind getroffen, es wird kalkuliert',
    en: 'All bid decisions are made, calculation begins',
  },
  'chance.bidDeclined': {
    de: 'Alle Bid-Entscheidungen sind getroffen, es wird nicht geboten',
    en: 'All bid decisions are made, no bid is made',
  },
  'chance.lastBidderWithdrawn': { de: 'Keine Gesellschaft bietet mehr mit', en: 'No organization bids any longer' },
  'chance.marginRequested': { de: 'hat die Margenfreigabe angefragt', en: 'requested approval of the margins' },
  'chance.marginApproved': {
    de: 'Alle Margen sind freigegeben, die Chance ist einreichbereit',
    en: 'All margins are approved, the Chance is ready to submit',
  },
  'chance.marginRejected': {
    de: 'Eine Marge ist abgelehnt, es wird neu kalkuliert',
    en: 'A margin is rejected, it is calculated anew',
  },
  'chance.recalculationRequested': {
    de: 'hat die Chance in die Kalkulation zurückgegeben',
    en: 'sent the Chance back to calculation',
  },
  'chance.markedSubmitted': { de: 'hat die Chance als eingereicht markiert', en: 'marked the Chance as submitted' },
  'chance.declaredWon': { de: 'hat die Chance als gewonnen eingetragen', en: 'entered the Chance as won' },
  'chance.declaredLost': { de: 'hat die Chance als verloren eingetragen', en: 'entered the Chance as lost' },
  'chance.outcomeCorrected': { de: 'hat das Ergebnis zurückgenommen', en: 'took the outcome back' },
  'chance.requestRecalculation': { de: 'hat eine Neukalkulation angefordert', en: 'requested a recalculation' },
  'chance.recalculate': {
    de: 'hat die Leistungen von {about} neu berechnet',
    en: 'recalculated the services of {about}',
  },
  'chance.submittedWithChangedRates': {
    de: 'hat trotz geänderter Tabellenzeilen eingereicht',
    en: 'submitted although table rows had changed',
  },
  'chance.submittedAfterDeadline': {
    de: 'hat die Einreichung nach der Abgabefrist nachgetragen',
    en: 'entered the submission after the deadline',
  },
  'chance.archive': { de: 'hat die Chance archiviert', en: 'archived the Chance' },
  'chance.restore': { de: 'hat die Chance aus dem Archiv geholt', en: 'took the Chance out of the archive' },
  'bidGroup.open': { de: 'hat {about} nach dem Bid gefragt', en: 'asked {about} for its bid' },
  'bidGroup.first': { de: 'hat über den Bid von {about} entschieden', en: 'decided on the bid of {about}' },
  'bidGroup.agree': {
    de: 'hat der Bid-Entscheidung von {about} zugestimmt',
    en: 'agreed to the bid decision of {about}',
  },
  'bidGroup.flip': {
    de: 'hat der Bid-Entscheidung von {about} widersprochen',
    en: 'disagreed with the bid decision of {about}',
  },
  'bidGroup.overrule': {
    de: 'hat die Bid-Entscheidung von {about} überstimmt',
    en: 'overruled the bid decision of {about}',
  },
  'bidGroup.comment': { de: 'hat zum Bid von {about} kommentiert', en: 'commented on the bid of {about}' },
  'bidGroup.askByRule': {
    de: 'hat durch neue Angaben ausgelöst, dass Regeln weitere Gesellschaften zum Bid von {about} fragen',
    en: 'changed details so that rules ask more organizations about the bid of {about}',
  },
  'bidGroup.addParticipant': {
    de: 'hat am Bid von {about} eine Gesellschaft beteiligt',
    en: 'added an organization to the bid of {about}',
  },
  'bidGroup.removeParticipant': {
    de: 'hat am Bid von {about} eine Gesellschaft nicht länger beteiligt',
    en: 'removed an organization from the bid of {about}',
  },
  'bidGroup.withdraw': { de: 'hat {about} aus der Chance genommen', en: 'took {about} out of the Chance' },
  'bidGroup.withdrawBid': { de: 'hat das Bid von {about} zurückgezogen', en: 'withdrew the bid of {about}' },
  'service.addService': { de: 'hat die Leistung „{about}“ angelegt', en: 'added the service “{about}”' },
  'service.copyService': {
    de: 'hat die Leistung „{about}“ als Kopie angelegt',
    en: 'created the service “{about}” as a copy',
  },
  'service.editService': { de: 'hat die Leistung „{about}“ geändert', en: 'changed the service “{about}”' },
  'service.removeService': { de: 'hat die Leistung „{about}“ entfernt', en: 'removed the service “{about}”' },
  'service.addShift': { de: 'hat in „{about}“ eine Schicht angelegt', en: 'added a shift to “{about}”' },
  'service.editShift': { de: 'hat in „{about}“ eine Schicht geändert', en: 'changed a shift of “{about}”' },
  'service.removeShift': { de: 'hat in „{about}“ eine Schicht entfernt', en: 'removed a shift from “{about}”' },
  'service.saveOrder': {
    de: 'hat die bestellten Posten von „{about}“ geändert',
    en: 'changed the ordered posts of “{about}”',
  },
  'service.saveShifts': {
    de: 'hat in „{about}“ die Tabelle der Schichten geändert',
    en: 'changed the table of shifts of “{about}”',
  },
  'service.addSiteVisit': { de: 'hat in „{about}“ einen Besuch angelegt', en: 'added a site visit to “{about}”' },
  'service.editSiteVisit': { de: 'hat in „{about}“ einen Besuch geändert', en: 'changed a site visit of “{about}”' },
  'service.removeSiteVisit': {
    de: 'hat in „{about}“ einen Besuch entfernt',
    en: 'removed a site visit from “{about}”',
  },
  'service.saveSiteVisits': {
    de: 'hat in „{about}“ die Tabelle der Besuche geändert',
    en: 'changed the table of site visits of “{about}”',
  },
  'service.addCar': { de: 'hat in „{about}“ ein Fahrzeug angelegt', en: 'added a car to “{about}”' },
  'service.editCar': { de: 'hat in „{about}“ ein Fahrzeug geändert', en: 'changed a car of “{about}”' },
  'service.removeCar': { de: 'hat in „{about}“ ein Fahrzeug entfernt', en: 'removed a car from “{about}”' },
  'service.saveCars': {
    de: 'hat in „{about}“ die Tabelle der Fahrzeuge geändert',
    en: 'changed the table of cars of “{about}”',
  },
  'service.addPurchase': { de: 'hat in „{about}“ eine Anschaffung angelegt', en: 'added a purchase to “{about}”' },
  'service.editPurchase': { de: 'hat in „{about}“ eine Anschaffung geändert', en: 'changed a purchase of “{about}”' },
  'service.removePurchase': {
    de: 'hat in „{about}“ eine Anschaffung entfernt',
    en: 'removed a purchase from “{about}”',
  },
  'service.savePurchases': {
    de: 'hat in „{about}“ die Tabelle der Anschaffungen geändert',
    en: 'changed the table of purchases of “{about}”',
  },
  'service.updateCostParameters': {
    de: 'hat die Kalkulationsparameter von „{about}“ geändert',
    en: 'changed the cost parameters of “{about}”',
  },
  'service.recreateService': {
    de: 'hat die Leistung „{about}“ neu angelegt',
    en: 'created the service “{about}” anew',
  },
  'service.cutToContract': {
    de: 'hat mit der Laufzeit Zeiten in „{about}“ gekürzt',
    en: 'cut times in “{about}” with the contract period',
  },
  'service.moveSite': {
    de: 'hat den Standort von „{about}“ verlegt und die Leistung neu berechnet',
    en: 'moved the site of “{about}” and recalculated the service',
  },
  'service.updateRevenueCalculation': {
    de: 'hat den Preis von „{about}“ geändert',
    en: 'changed the price of “{about}”',
  },
  'task.createTask': { de: 'hat die Aufgabe „{about}“ angelegt', en: 'created the task “{about}”' },
  'task.editTask': { de: 'hat die Aufgabe „{about}“ geändert', en: 'changed the task “{about}”' },
  'task.startTask': { de: 'hat die Aufgabe „{about}“ in Arbeit genommen', en: 'started the task “{about}”' },
  'task.finishTask': { de: 'hat die Aufgabe „{about}“ erledigt', en: 'completed the task “{about}”' },
  'task.reopenTask': { de: 'hat die Aufgabe „{about}“ wieder geöffnet', en: 'reopened the task “{about}”' },
  'task.removeTask': { de: 'hat die Aufgabe „{about}“ gelöscht', en: 'deleted the task “{about}”' },
  'task.restoreTask': {
    de: 'hat die gelöschte Aufgabe „{about}“ zurückgeholt',
    en: 'brought back the deleted task “{about}”',
  },
  'task.planTasks': { de: 'hat Aufgaben aus einer Vorlage eingeplant', en: 'planned tasks from a template' },
  'task.replanTasks': {
    de: 'hat Aufgaben mit der Abgabefrist verschoben',
    en: 'moved tasks along with the submission date',
  },
  'handout.handOut': { de: 'hat eine Datei herausgegeben', en: 'handed out a file' },
  'marginGroup.request': {
    de: 'hat die Freigabe der Marge von {about} angefragt',
    en: 'requested approval of the margin of {about}',
  },
  'marginGroup.Approve': { de: 'hat die Marge von {about} freigegeben', en: 'approved the margin of {about}' },
  'marginGroup.Reject': { de: 'hat die Marge von {about} abgelehnt', en: 'rejected the margin of {about}' },
  'marginGroup.OverruleApprove': {
    de: 'hat überstimmt und die Marge von {about} freigegeben',
    en: 'overruled and approved the margin of {about}',
  },
  'marginGroup.OverruleReject': {
    de: 'hat überstimmt und die Marge von {about} abgelehnt',
    en: 'overruled and rejected the margin of {about}',
  },
  'marginGroup.comment': { de: 'hat zur Marge von {about} kommentiert', en: 'commented on the margin of {about}' },
  'marginGroup.withdraw': {
    de: 'hat die Anfrage zur Marge von {about} beendet',
    en: 'ended the request for the margin of {about}',
  },
  'marginGroup.withdrawApproval': {
    de: 'hat die Freigabe der Marge von {about} aufgehoben',
    en: 'withdrew the approval of the margin of {about}',
  },
};

export const chanceStateMessages: MessagesOf<ChanceState> = {
  pendingbiddecision: { de: 'Bid-Entscheidung offen', en: 'Bid decision pending' },
  editing: { de: 'In Bearbeitung', en: 'Editing' },
  pendingmarginapproval: { de: 'Margenentscheidung offen', en: 'Margin decision pending' },
  readytosubmit: { de: 'Einreichbereit', en: 'Ready to submit' },
  submitted: { de: 'Eingereicht', en: 'Submitted' },
  won: { de: 'Gewonnen', en: 'Won' },
  lost: { de: 'Verloren', en: 'Lost' },
  notbidding: { de: 'Kein Angebot', en: 'Not bidding' },
};

export const chanceTypeMessages: MessagesOf<ChanceType> = {
  Public: { de: 'Öffentlich', en: 'Public' },
  Private: { de: 'Privat', en: 'Private' },
  QuickOffer: { de: 'Schnellangebot', en: 'Quick offer' },
};

export const procedureKindMessages: MessagesOf<ProcedureKind> = {
  open: { de: 'Offenes Verfahren', en: 'Open procedure' },
  restricted: { de: 'Nichtoffenes Verfahren', en: 'Restricted procedure' },
  negotiated: { de: 'Verhandlungsverfahren mit Teilnahmewettbewerb', en: 'Negotiated procedure with call' },
  negotiatedWithoutCall: {
    de: 'Verhandlungsverfahren ohne Teilnahmewettbewerb',
    en: 'Negotiated procedure without call',
  },
  competitiveDialogue: { de: 'Wettbewerblicher Dialog', en: 'Competitive dialogue' },
  innovationPartnership: { de: 'Innovationspartnerschaft', en: 'Innovation partnership' },
  publicInvitation: { de: 'Öffentliche Ausschreibung', en: 'Public invitation to tender' },
  restrictedInvitation: { de: 'Beschränkte Ausschreibung', en: 'Restricted invitation to tender' },
  directAward: { de: 'Direktauftrag', en: 'Direct award' },
  other: { de: 'Anderes Verfahren', en: 'Other procedure' },
};

export const customerTypeMessages: MessagesOf<CustomerType> = {
  existingCustomer: { de: 'Bestandskunde', en: 'Existing customer' },
  newService: { de: 'Bestandskunde, neuer Standort', en: 'Existing customer, new site' },
  newCustomer: { de: 'Neukunde', en: 'New customer' },
};

export const headsFromMessages: MessagesOf<HeadsFrom> = {
  AVERAGE: { de: 'Durchschnitt der Laufzeit', en: 'Average of the contract term' },
  SHIFTS: { de: 'Aus den Schichten', en: 'From the shifts' },
  TYPED: { de: 'Eingegeben', en: 'Entered' },
};

export const pricingMessages: MessagesOf<RevenueCalculationType> = {
  Margin: { de: 'Marge', en: 'Margin' },
  Flatrate: { de: 'Pauschale', en: 'Flat rate' },
  Hourlyrateabsolute: { de: 'Stundensätze absolut', en: 'Hourly rates, absolute' },
  Hourlyraterelative: { de: 'Stundensätze relativ', en: 'Hourly rates, relative' },
};

export const bidMessages: MessagesOf<'Bid' | 'Nobid'> = {
  Bid: { de: 'Bid', en: 'Bid' },
  Nobid: { de: 'No-Bid', en: 'No bid' },
};

export const marginOutcomeMessages: MessagesOf<'open' | 'contested' | 'approved' | 'rejected' | 'withdrawn'> = {
  open: { de: 'angefragt', en: 'requested' },
  contested: { de: 'uneinig', en: 'contested' },
  approved: { de: 'freigegeben', en: 'approved' },
  rejected: { de: 'abgelehnt', en: 'rejected' },
  withdrawn: { de: 'zurückgezogen', en: 'withdrawn' },
};

/** Reasons that the product enters itself; those of people are not here and stay as they were typed. */
export const fixedReasonMessages: MessagesOf<'undone'> = {
  undone: { de: 'gleich darauf rückgängig gemacht', en: 'undone right away' },
};

export const historyMessages: MessagesOf<'system' | 'yes' | 'no'> = {
  system: { de: 'System', en: 'System' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
};

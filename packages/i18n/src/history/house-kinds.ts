import type { HouseField, HouseKind, TrailArea } from '@zuschlag/validation/chance/history/house-kinds';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { tableNames } from '../messages/configuration-tables.ts';
import type { Message, MessagesOf } from '../messages/message.ts';

/** What the trail of an organization is narrowed to. */
export const trailAreaMessages: MessagesOf<TrailArea> = {
  chances: { de: 'Chancen', en: 'Chances' },
  people: { de: 'Personen und Vertretungen', en: 'People and deputies' },
  access: { de: 'Anmeldungen und Zugänge', en: 'Sign-ins and tokens' },
  organizations: { de: 'Gesellschaften', en: 'Organizations' },
  tenant: { de: 'Arbeitsweise, E-Mails und Vertrag', en: 'Ways of working, e-mails and contract' },
  rules: { de: 'Regeln', en: 'Rules' },
  tables: { de: 'Konfigurationstabellen', en: 'Configuration tables' },
  customers: { de: 'Kunden und Standorte', en: 'Customers and sites' },
  tasks: { de: 'Vorlagen von Aufgaben', en: 'Templates of tasks' },
  own: { de: 'Eigene Ansichten und Exporte', en: 'Own views and exports' },
};

type RowKind = `${TableKey}.${'add' | 'remove'}`;

/** A row of a table, in the words that are the same for all tables. */
const rowMessages = Object.fromEntries(
  Object.entries(tableNames).flatMap(([table, { de, en }]): [string, Message][] => {
    return [
      [`${table}.add`, { de: `hat eine Zeile hinzugefügt: ${de}`, en: `added a row: ${en}` }],
      [`${table}.remove`, { de: `hat eine Zeile gelöscht: ${de}`, en: `deleted a row: ${en}` }],
    ];
  }),
) as MessagesOf<RowKind>;

/** What happened outside of Chances, after the name of the person; `{about}` is the thing it happened to. */
export const houseKindMessages: MessagesOf<HouseKind> = {
  ...rowMessages,
  'user.create': { de: 'hat {about} angelegt', en: 'created {about}' },
  'user.invite': { de: 'hat {about} eingeladen', en: 'invited {about}' },
  'user.acceptInvitation': { de: 'hat die Einladung angenommen', en: 'accepted the invitation' },
  'user.addressInUse': {
    de: 'wollte eine Adresse einladen, die schon vergeben ist',
    en: 'wanted to invite an address that is in use',
  },
  'user.changeRole': { de: 'hat die Rolle von {about} geändert', en: 'changed the role of {about}' },
  'user.grantManager': { de: 'hat {about} zum Manager gemacht', en: 'made {about} a Manager' },
  'user.addConfigAdmin': { de: 'hat {about} zum Konfigurations-Admin ernannt', en: 'appointed {about} a config admin' },
  'user.removeConfigAdmin': {
    de: 'hat {about} als Konfigurations-Admin entlassen',
    en: 'dismissed {about} as a config admin',
  },
  'user.removeUser': { de: 'hat {about} entfernt', en: 'removed {about}' },
  'user.erase': { de: 'hat die Daten von {about} gelöscht', en: 'erased the data of {about}' },
  'user.endSecondStep': { de: 'hat den zweiten Schritt von {about} beendet', en: 'ended the second step of {about}' },
  'user.secondStepOn': { de: 'hat den zweiten Schritt eingeschaltet', en: 'switched the second step on' },
  'user.secondStepOff': { de: 'hat den zweiten Schritt ausgeschaltet', en: 'switched the second step off' },
  'user.endBoundAccount': {
    de: 'hat ein Konto bei einem Anmeldedienst gelöst',
    en: 'ended the sign-in with an account of a provider',
  },
  'user.renewRecoveryCodes': { de: 'hat neue Ersatzcodes geholt', en: 'got new recovery codes' },
  'user.rename': { de: 'hat den eigenen Namen geändert', en: 'changed the own name' },
  'user.setPassword': { de: 'hat ein neues Passwort gesetzt', en: 'set a new password' },
  'user.askForPassword': { de: 'hat ein neues Passwort angefragt', en: 'asked for a new password' },
  'user.wrongPassword': { de: 'hat ein falsches Passwort eingegeben', en: 'entered a wrong password' },
  'user.wrongCode': { de: 'hat einen falschen Code eingegeben', en: 'entered a wrong code' },
  'user.endSignIns': { de: 'hat Anmeldungen beendet', en: 'ended sign-ins' },
  'user.language': { de: 'hat die Sprache gewechselt', en: 'changed the language' },
  'user.changeNotifications': { de: 'hat die Mitteilungen eingestellt', en: 'changed the notification settings' },
  'user.unsubscribe': { de: 'hat E-Mails abbestellt', en: 'unsubscribed from e-mails' },
  'session.begin': { de: 'hat sich angemeldet', en: 'signed in' },
  'session.end': { de: 'hat sich abgemeldet', en: 'signed out' },
  'session.forgetSignIns': { de: 'hat abgelaufene Anmeldungen gelöscht', en: 'deleted expired sign-ins' },
  'apiToken.create': { de: 'hat einen API-Zugang angelegt', en: 'created an API token' },
  'apiToken.revoke': { de: 'hat einen API-Zugang widerrufen', en: 'revoked an API token' },
  'calendarFeed.create': { de: 'hat einen Kalender-Link angelegt', en: 'created a calendar link' },
  'calendarFeed.revoke': { de: 'hat einen Kalender-Link widerrufen', en: 'revoked a calendar link' },
  'deputy.createDeputy': { de: 'hat eine Vertretung für {about} eingetragen', en: 'entered a deputy for {about}' },
  'deputy.endDeputy': { de: 'hat die Vertretung für {about} beendet', en: 'ended the deputy of {about}' },
  'organization.create': { de: 'hat die Gesellschaft {about} angelegt', en: 'created the organization {about}' },
  'organization.change': { de: 'hat die Gesellschaft {about} geändert', en: 'changed the organization {about}' },
  'organization.close': { de: 'hat die Gesellschaft {about} geschlossen', en: 'closed the organization {about}' },
  'organization.reopen': {
    de: 'hat die Gesellschaft {about} wieder geöffnet',
    en: 'opened the organization {about} again',
  },
  'organization.updateCostParameters': {
    de: 'hat die Kalkulationsparameter von {about} geändert',
    en: 'changed the cost parameters of {about}',
  },
  'lossReasons.addLossReasons': { de: 'hat Verlustgründe von {about} ergänzt', en: 'added reasons of loss of {about}' },
  'lossReasons.renameLossReason': {
    de: 'hat einen Verlustgrund von {about} umbenannt',
    en: 'renamed a reason of loss of {about}',
  },
  'lossReasons.arrangeLossReasons': {
    de: 'hat die Verlustgründe von {about} geordnet',
    en: 'arranged the reasons of loss of {about}',
  },
  'lossReasons.retireLossReason': {
    de: 'hat einen Verlustgrund von {about} stillgelegt',
    en: 'retired a reason of loss of {about}',
  },
  'lossReasons.restoreLossReason': {
    de: 'hat einen Verlustgrund von {about} zurückgeholt',
    en: 'restored a reason of loss of {about}',
  },
  'rule.createRule': { de: 'hat eine Regel von {about} angelegt', en: 'created a rule of {about}' },
  'rule.updateRule': { de: 'hat eine Regel geändert', en: 'changed a rule' },
  'rule.arrangeRules': { de: 'hat Regeln geordnet', en: 'arranged rules' },
  'rule.deleteRule': { de: 'hat eine Regel gelöscht', en: 'deleted a rule' },
  'tenantSettings.changeTenantSwitches': { de: 'hat die Arbeitsweise geändert', en: 'changed the ways of working' },
  'tenantSettings.changePeriod': { de: 'hat die Aufbewahrung geändert', en: 'changed a period of storage' },
  'tenantSettings.forgetByPeriods': {
    de: 'hat nach der Aufbewahrung gelöscht',
    en: 'deleted by the periods of storage',
  },
  'tenantSettings.changeMailSettings': {
    de: 'hat die Einstellungen der E-Mails geändert',
    en: 'changed the settings of e-mails',
  },
  'tenantSettings.changeModelSettings': {
    de: 'hat das Modell des Dokumenten-Chats umgestellt',
    en: 'switched the model of the document chat',
  },
  'mail.sendAgain': { de: 'hat eine E-Mail erneut gesendet', en: 'sent an e-mail again' },
  'mail.forgetMails': { de: 'hat alte E-Mails gelöscht', en: 'deleted old e-mails' },
  'billing.create': { de: 'hat den Vertrag angelegt', en: 'created the contract' },
  'billing.changeState': { de: 'hat den Stand des Vertrags geändert', en: 'changed the state of the contract' },
  'billing.openPortal': { de: 'hat die Seite der Rechnungen geöffnet', en: 'opened the page of invoices' },
  'customer.create': { de: 'hat den Kunden „{about}“ angelegt', en: 'created the customer “{about}”' },
  'customer.rename': { de: 'hat den Kunden „{about}“ umbenannt', en: 'renamed the customer “{about}”' },
  'customer.merge': { de: 'hat den Kunden „{about}“ zusammengeführt', en: 'merged the customer “{about}”' },
  'customer.undoMerge': {
    de: 'hat die Zusammenführung von „{about}“ zurückgenommen',
    en: 'undid the merge of “{about}”',
  },
  'site.addSite': { de: 'hat den Standort „{about}“ angelegt', en: 'added the site “{about}”' },
  'site.updateSite': { de: 'hat einen Standort geändert', en: 'changed a site' },
  'taskLabel.addLabel': { de: 'hat das Schlagwort „{about}“ angelegt', en: 'added the label “{about}”' },
  'taskLabel.changeLabel': { de: 'hat ein Schlagwort geändert', en: 'changed a label' },
  'taskLabel.retireLabel': { de: 'hat das Schlagwort „{about}“ stillgelegt', en: 'retired the label “{about}”' },
  'taskTemplate.createTaskTemplate': { de: 'hat die Vorlage „{about}“ angelegt', en: 'created the template “{about}”' },
  'taskTemplate.saveTaskTemplate': { de: 'hat eine Vorlage von Aufgaben geändert', en: 'changed a template of tasks' },
  'taskTemplate.removeTaskTemplate': { de: 'hat die Vorlage „{about}“ gelöscht', en: 'deleted the template “{about}”' },
  'listView.create': { de: 'hat die Ansicht „{about}“ angelegt', en: 'created the view “{about}”' },
  'listView.change': { de: 'hat eine Ansicht geändert', en: 'changed a view' },
  'listView.delete': { de: 'hat die Ansicht „{about}“ gelöscht', en: 'deleted the view “{about}”' },
  'export.create': { de: 'hat einen Export gestartet', en: 'started an export' },
  'configurationImport.import': { de: 'hat die Datei „{about}“ importiert', en: 'imported the file “{about}”' },
  'configurationImport.undoImport': {
    de: 'hat den Import der Datei „{about}“ zurückgenommen',
    en: 'took the import of the file “{about}” back',
  },
};

export const houseFieldMessages: MessagesOf<HouseField> = {
  role: { de: 'Rolle', en: 'Role' },
  organization: { de: 'Gesellschaft', en: 'Organization' },
  isConfigAdmin: { de: 'Konfigurations-Admin', en: 'Config admin' },
  deputy: { de: 'Vertretung', en: 'Deputy' },
  fromDay: { de: 'Von', en: 'From' },
  toDay: { de: 'Bis', en: 'Until' },
  shortName: { de: 'Kurzname', en: 'Short name' },
  isOperational: { de: 'Operativ', en: 'Operational' },
  reasons: { de: 'Gründe', en: 'Reasons' },
  isActive: { de: 'Aktiv', en: 'Active' },
  fourEyes: { de: 'Vier-Augen-Prinzip', en: 'Four eyes' },
  ownChancesFilter: { de: 'Filter für eigene Chancen', en: 'Filter for own Chances' },
  requireOutsideInformation: { de: 'Tag der Antworten ist Pflicht', en: 'Day of the answers is required' },
  secondStepRequired: { de: 'Zweiter Schritt ist Pflicht', en: 'Second step is required' },
  questionMonths: { de: 'Fragen an Dokumente, in Monaten', en: 'Questions to documents, in months' },
  notificationMonths: { de: 'Mitteilungen, in Monaten', en: 'Notifications, in months' },
  messageMonths: { de: 'Nachrichten im Teamchat, in Monaten', en: 'Messages of the team chat, in months' },
  removedQuestions: { de: 'Fragen an Dokumente', en: 'Questions to documents' },
  removedNotifications: { de: 'Mitteilungen', en: 'Notifications' },
  removedMessages: { de: 'Nachrichten im Teamchat', en: 'Messages of the team chat' },
  marginInMails: { de: 'Margen in E-Mails', en: 'Margins in e-mails' },
  modelAnswers: { de: 'Antworten vom Modell', en: 'Answers by the model' },
  unpaidSince: { de: 'Unbezahlt seit', en: 'Unpaid since' },
  added: { de: 'Zeilen hinzugefügt', en: 'Rows added' },
  removed: { de: 'Entfernt', en: 'Removed' },
  address: { de: 'Adresse', en: 'Address' },
  postalCode: { de: 'Postleitzahl', en: 'Postcode' },
  city: { de: 'Ort', en: 'City' },
  expiresOn: { de: 'Gültig bis', en: 'Valid until' },
  mergedInto: { de: 'Zusammengeführt mit', en: 'Merged with' },
};

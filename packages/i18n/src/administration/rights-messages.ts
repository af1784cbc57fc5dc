import type { RightColumn } from '@zuschlag/validation/administration/rights';
import { isKeyOf, type Message, type MessagesOf } from '../messages/message.ts';

/** Words for the table of rights. The API has a test that every row of its policies finds words here. */
export const rightColumnMessages: MessagesOf<RightColumn> = {
  Viewer: { de: 'Viewer', en: 'Viewer' },
  Editor: { de: 'Editor', en: 'Editor' },
  Manager: { de: 'Manager', en: 'Manager' },
  MainManager: { de: 'Manager der Hauptgesellschaft', en: 'Manager of the main organization' },
  Admin: { de: 'Admin', en: 'Admin' },
};

/** What the rights are about. */
export const rightThingMessages: { readonly [thing: string]: Message } = {
  person: { de: 'Seiten und Bereiche', en: 'Pages and areas' },
  chance: { de: 'Chance', en: 'Chance' },
  document: { de: 'Dokumente einer Chance', en: 'Documents of a Chance' },
  aiImports: { de: 'KI-Importe', en: 'AI imports' },
  aiImport: { de: 'Ein KI-Import', en: 'An AI import' },
  service: { de: 'Leistung', en: 'Service' },
  rates: { de: 'Tarife und Sätze einer Chance', en: 'Tariffs and rates of a Chance' },
  bidDecision: { de: 'Bid-Entscheidung', en: 'Bid decision' },
  marginDecision: { de: 'Margenentscheidung', en: 'Margin decision' },
  task: { de: 'Aufgaben einer Chance', en: 'Tasks of a Chance' },
  chat: { de: 'Chat einer Chance', en: 'Chat of a Chance' },
  customer: { de: 'Kunde', en: 'Customer' },
  view: { de: 'Gespeicherte Ansicht', en: 'Saved view' },
  deputy: { de: 'Vertretung', en: 'Deputy' },
  costParameters: { de: 'Kalkulationsparameter einer Gesellschaft', en: 'Cost parameters of an organization' },
  lossReasons: { de: 'Verlustgründe einer Gesellschaft', en: 'Reasons of loss of an organization' },
  rule: { de: 'Bid-Regel und Margenregel', en: 'Bid rule and margin rule' },
  tableRow: { de: 'Zeile einer Konfigurationstabelle', en: 'Row of a configuration table' },
  configAdmin: { de: 'Konfigurations-Admin', en: 'Config admin' },
  taskSettings: { de: 'Schlagworte und Vorlagen von Aufgaben', en: 'Labels and templates of tasks' },
  mails: { de: 'E-Mails des Unternehmens', en: 'E-mails of the company' },
  invitation: { de: 'Einladung', en: 'Invitation' },
  member: { de: 'Eine andere Person', en: 'Another person' },
  apiToken: { de: 'API-Zugang einer anderen Person', en: 'API token of another person' },
  organization: { de: 'Gesellschaft', en: 'Organization' },
  newOrganization: { de: 'Neue Gesellschaft', en: 'New organization' },
  tenant: { de: 'Arbeitsweise des Unternehmens', en: 'How the company works' },
  tenantData: { de: 'Alle Daten des Unternehmens', en: 'All data of the company' },
};

/** The rights, under the thing and the name that clients read. */
export const rightMessages: { readonly [right: string]: Message } = {
  'person.SEE_CHANCES': { de: 'Chancen, Aufgaben und Dashboard sehen', en: 'See Chances, tasks and the dashboard' },
  'person.CREATE_CHANCE': { de: 'Chance anlegen', en: 'Create a Chance' },
  'person.CALCULATE': { de: 'Kalkulieren', en: 'Calculate' },
  'person.SEE_SETTINGS': { de: 'Einstellungen sehen', en: 'See the settings' },
  'person.EDIT_COST_PARAMETERS': {
    de: 'Kalkulationsparameter der eigenen Gesellschaft ändern',
    en: 'Change the cost parameters of the own organization',
  },
  'person.INVITE_PEOPLE': { de: 'Personen einladen', en: 'Invite people' },
  'person.KEEP_ORGANIZATIONS': { de: 'Gesellschaften pflegen', en: 'Maintain organizations' },
  'person.MANAGE_API_TOKENS': { de: 'API-Zugänge anderer sehen', en: 'See API tokens of others' },
  'person.RUN_PLATFORM': { de: 'Plattform betreiben', en: 'Run the platform' },
  'person.SEE_BILLING': { de: 'Abrechnung sehen', en: 'See billing' },
  'person.SEE_MAILS': { de: 'E-Mails sehen', en: 'See e-mails' },
  'person.VERIFY_TRAIL': { de: 'Verlauf prüfen', en: 'Verify the trail' },
  'chance.VIEW': { de: 'Ansehen', en: 'View' },
  'chance.EDIT_TENDER_DETAILS': { de: 'Angaben und Fristen ändern', en: 'Change details and deadlines' },
  'chance.ADD_SERVICE': { de: 'Leistung anlegen', en: 'Add a service' },
  'chance.OPEN_CALC_GENERATOR': { de: 'Kalkulation herausgeben', en: 'Hand out the calculation' },
  'chance.REQUEST_MARGIN_DECISION': { de: 'Margenfreigabe anfragen', en: 'Request approval of the margins' },
  'chance.CHANGE_DETAILS': { de: 'Übrige Angaben ändern', en: 'Change the other details' },
  'chance.CHANGE_OWNER': { de: 'Chance-Admin ändern', en: 'Change the Chance admin' },
  'chance.TAKE_OVER': { de: 'Chance übernehmen', en: 'Take the Chance over' },
  'chance.KEEP_PROOFS': { de: 'Nachweise pflegen', en: 'Maintain proofs' },
  'chance.RENAME_CUSTOMER': { de: 'Kunden umbenennen', en: 'Rename the customer' },
  'chance.REQUEST_RECALCULATION': { de: 'Neukalkulation anfordern', en: 'Request a recalculation' },
  'chance.DECLARE_OUTCOME': {
    de: 'Einreichung und Ergebnis eintragen',
    en: 'Enter the submission and the outcome',
  },
  'chance.WITHDRAW_BIDDER': { de: 'Gesellschaft aus dem Angebot nehmen', en: 'Withdraw an organization from the bid' },
  'chance.ARCHIVE': { de: 'Archivieren', en: 'Archive' },
  'chance.CORRECT_OUTCOME': { de: 'Ergebnis zurücknehmen', en: 'Take the outcome back' },
  'document.ADD_DOCUMENT': { de: 'Hinzufügen', en: 'Add' },
  'document.REMOVE_DOCUMENT': { de: 'Entfernen', en: 'Remove' },
  'document.CHANGE_KNOWLEDGE_BASE': { de: 'Wissensbasis ändern', en: 'Change the knowledge base' },
  'aiImports.USE_AI_IMPORTS': { de: 'Starten und ansehen', en: 'Start and view' },
  'aiImport.REMOVE_AI_IMPORT': { de: 'Entfernen', en: 'Remove' },
  'service.VIEW': { de: 'Ansehen', en: 'View' },
  'service.EDIT': { de: 'Ändern', en: 'Change' },
  'service.DELETE': { de: 'Entfernen', en: 'Remove' },
  'service.EDIT_COST_PARAMETERS': { de: 'Kalkulationsparameter ändern', en: 'Change the cost parameters' },
  'rates.VIEW': { de: 'Ansehen', en: 'View' },
  'bidDecision.VIEW': { de: 'Ansehen', en: 'View' },
  'bidDecision.COMMENT': { de: 'Kommentieren', en: 'Comment' },
  'bidDecision.DECIDE': { de: 'Entscheiden', en: 'Decide' },
  'bidDecision.OVERRULE': { de: 'Überstimmen', en: 'Overrule' },
  'bidDecision.CHANGE_PARTICIPANTS': { de: 'Beteiligte ändern', en: 'Change the participants' },
  'marginDecision.VIEW': { de: 'Ansehen', en: 'View' },
  'marginDecision.COMMENT': { de: 'Kommentieren', en: 'Comment' },
  'marginDecision.DECIDE': { de: 'Entscheiden', en: 'Decide' },
  'marginDecision.OVERRULE': { de: 'Überstimmen', en: 'Overrule' },
  'marginDecision.REREQUEST': { de: 'Erneut anfragen', en: 'Request again' },
  'task.VIEW': { de: 'Ansehen', en: 'View' },
  'task.EDIT': { de: 'Anlegen und ändern', en: 'Create and change' },
  'task.DELETE': { de: 'Löschen', en: 'Delete' },
  'chat.WRITE_MESSAGE': { de: 'Schreiben', en: 'Write' },
  'customer.ADD_SITE': { de: 'Standort anlegen', en: 'Add a site' },
  'customer.EDIT_SITE': { de: 'Standort ändern', en: 'Change a site' },
  'customer.RENAME': { de: 'Umbenennen', en: 'Rename' },
  'customer.MERGE': { de: 'Mit einem anderen zusammenführen', en: 'Merge with another one' },
  'view.CHANGE': { de: 'Ändern und löschen', en: 'Change and delete' },
  'view.SHARE': { de: 'Mit der Gesellschaft teilen', en: 'Share with the organization' },
  'deputy.EDIT': { de: 'Eintragen und beenden', en: 'Enter and end' },
  'costParameters.EDIT_COST_PARAMETERS': { de: 'Ändern', en: 'Change' },
  'lossReasons.KEEP_LOSS_REASONS': { de: 'Pflegen', en: 'Maintain' },
  'rule.VIEW': { de: 'Ansehen', en: 'View' },
  'rule.EDIT': { de: 'Anlegen und ändern', en: 'Create and change' },
  'rule.DELETE': { de: 'Löschen', en: 'Delete' },
  'tableRow.ADD': { de: 'Hinzufügen', en: 'Add' },
  'tableRow.DELETE': { de: 'Löschen', en: 'Delete' },
  'tableRow.IMPORT': { de: 'Importieren', en: 'Import' },
  'configAdmin.ADD': { de: 'Ernennen', en: 'Appoint' },
  'configAdmin.REMOVE': { de: 'Entheben', en: 'Dismiss' },
  'taskSettings.KEEP_TASK_SETTINGS': { de: 'Pflegen', en: 'Maintain' },
  'mails.SEE_MAILS': { de: 'Ansehen und erneut senden', en: 'View and send again' },
  'mails.KEEP_MAIL_SETTINGS': { de: 'Einstellungen ändern', en: 'Change the settings' },
  'invitation.INVITE': { de: 'Senden', en: 'Send' },
  'member.RESEND_INVITE': { de: 'Erneut einladen', en: 'Invite again' },
  'member.CHANGE_ROLE': { de: 'Rolle ändern', en: 'Change the role' },
  'member.REMOVE': { de: 'Entfernen', en: 'Remove' },
  'member.ERASE_PERSON': { de: 'Daten löschen', en: 'Erase the data' },
  'member.END_SECOND_STEP': { de: 'Zweiten Schritt beenden', en: 'End the second step' },
  'apiToken.REVOKE': { de: 'Widerrufen', en: 'Revoke' },
  'organization.EDIT_ORGANIZATION': { de: 'Ändern', en: 'Change' },
  'organization.CLOSE_ORGANIZATION': { de: 'Schließen', en: 'Close' },
  'organization.REOPEN_ORGANIZATION': { de: 'Wieder öffnen', en: 'Open again' },
  'newOrganization.CREATE_ORGANIZATION': { de: 'Anlegen', en: 'Create' },
  'tenant.KEEP_TENANT_SWITCHES': { de: 'Ändern', en: 'Change' },
  'tenantData.EXPORT_TENANT': { de: 'Als Archiv mitnehmen', en: 'Take along as an archive' },
};

const allButAdmins = { de: 'alle außer Admins', en: 'everyone but Admins' };
const anyManager = { de: 'Manager', en: 'Managers' };
const managersThere = { de: 'Manager dieser Gesellschaft', en: 'Managers of that organization' };
const biddingWriters = {
  de: 'Editoren und Manager der bietenden Gesellschaft',
  en: 'Editors and Managers of the bidding organization',
};

/** The people that the rows name, as a list has them: "Das dürfen: …". */
export const relationMessages: { readonly [relation: string]: Message } = {
  everybody: { de: 'alle, die die Sache sehen', en: 'everyone who sees the thing' },
  mayWrite: { de: 'Editoren und Manager', en: 'Editors and Managers' },
  isOfMainOrganization: { de: 'alle in der Hauptgesellschaft', en: 'everyone in the main organization' },
  managerOfMainOrganization: { de: 'Manager der Hauptgesellschaft', en: 'Managers of the main organization' },
  memberOfParticipant: {
    de: 'alle in Gesellschaften, die an der Chance beteiligt sind',
    en: 'everyone in organizations that take part in the Chance',
  },
  ownerOfChance: {
    de: 'Chance-Admin, mit der Rolle Editor oder Manager',
    en: 'the Chance admin, as an Editor or Manager',
  },
  ownerOfAChance: {
    de: 'Chance-Admin einer Chance des Kunden',
    en: 'the Chance admin of a Chance of the customer',
  },
  managerOfChanceOrganization: {
    de: 'Manager der Gesellschaft, die die Chance führt',
    en: 'Managers of the organization that leads the Chance',
  },
  writerOfChanceOrganization: {
    de: 'Editoren und Manager der Gesellschaft, die die Chance führt',
    en: 'Editors and Managers of the organization that leads the Chance',
  },
  writerOfBiddingOrganization: biddingWriters,
  writerOfBidder: biddingWriters,
  managingCalculator: {
    de: 'Manager der bietenden Gesellschaft, der führenden und der Hauptgesellschaft',
    en: 'Managers of the bidding, the leading and the main organization',
  },
  memberOfOperatingOrganization: {
    de: 'alle in der Gesellschaft, die die Leistung erbringt',
    en: 'everyone in the organization that performs the service',
  },
  readerOfItsServices: {
    de: 'alle, die dort eine Leistung sehen',
    en: 'everyone who sees a service there',
  },
  memberConcerned: {
    de: 'alle in Gesellschaften, die die Entscheidung betrifft, außer Admins',
    en: 'everyone in organizations that the decision concerns, except Admins',
  },
  writerConcerned: {
    de: 'Editoren und Manager der Gesellschaften, die die Entscheidung betrifft',
    en: 'Editors and Managers of the organizations that the decision concerns',
  },
  deciderOfParticipant: {
    de: 'Editoren und Manager einer gefragten Gesellschaft und ihre Vertretung',
    en: 'Editors and Managers of an asked organization, and their deputies',
  },
  voterOfParticipant: {
    de: 'Manager einer gefragten Gesellschaft und ihre Vertretung; hat sie keinen Manager, ihre Editoren',
    en: 'Managers of an asked organization and their deputies; where it has no Manager, its Editors',
  },
  configAdminOfThatOrganization: {
    de: 'Konfigurations-Admins dieser Gesellschaft',
    en: 'Config admins of that organization',
  },
  configAdminOfMainOrganization: {
    de: 'Konfigurations-Admins der Hauptgesellschaft',
    en: 'Config admins of the main organization',
  },
  ownerOfView: { de: 'die Person, der die Ansicht gehört', en: 'the person who owns the view' },
  managerOfItsOrganization: managersThere,
  managerOfTheOrganization: managersThere,
  managerOfOrganization: managersThere,
  managerOfOwner: managersThere,
  managerOfAnyOrganization: anyManager,
  manager: anyManager,
  oneself: { de: 'die Person selbst, als Editor oder Manager', en: 'the person themselves, as an Editor or Manager' },
  creator: { de: 'die Person, die ihn gestartet hat', en: 'the person who started it' },
  memberWithoutAdmins: allButAdmins,
  worksOnTenders: allButAdmins,
  runsPlatform: { de: 'Admins', en: 'Admins' },
  settlesBills: {
    de: 'Manager und Admins der Hauptgesellschaft',
    en: 'Managers and Admins of the main organization',
  },
};

/** The words of a thing, a right or a relation; a name without words stays as it is. */
export function rightText(messages: { readonly [name: string]: Message }, name: string): Message {
  return isKeyOf(messages, name) ? (messages[name] ?? { de: name, en: name }) : { de: name, en: name };
}

import { calculationMessages } from '../command-line/calculation-messages.ts';
import { grantMessages } from '../command-line/grant-messages.ts';
import { togetherMessages } from '../command-line/together-messages.ts';
import { usageMessages } from '../command-line/usage-messages.ts';
import { verifyMessages } from '../command-line/verify-messages.ts';
import type { Locale } from '../locales.ts';
import { type Message, messageText } from './message.ts';

/** The messages of the command line. */
const messages = {
  ...usageMessages,
  ...calculationMessages,
  ...togetherMessages,
  versionOption: { de: 'zeigt die Version', en: 'shows the version' },
  languageOption: { de: 'Sprache der Ausgabe: de oder en', en: 'language of the output: de or en' },
  jsonOption: { de: 'ein JSON-Dokument auf stdout, sonst nichts', en: 'one JSON document on stdout and nothing else' },
  yesOption: { de: 'schreibt ohne Rückfrage', en: 'writes without asking' },
  tables: { de: 'Tabellen: {names}', en: 'Tables: {names}' },
  tableArgument: { de: 'Tabelle, z. B. {example}', en: 'table, e.g. {example}' },
  unknownTable: { de: '„{name}“ ist keine Tabelle. Tabellen: {names}', en: '“{name}” is no table. Tables: {names}' },

  login: {
    de: 'legt Adresse und Token für diesen Benutzer ab',
    en: 'stores address and access token for this user',
  },
  urlOption: { de: 'Adresse, z. B. https://zuschlag.example', en: 'address, e.g. https://zuschlag.example' },
  tokenOption: {
    de: 'Token; besser eingeben oder über stdin, weil andere Benutzer Aufrufe sehen können',
    en: 'access token; better typed in or by stdin, since other users can see command lines',
  },
  askUrl: { de: 'Adresse: ', en: 'Address: ' },
  askToken: { de: 'Token (wird nicht angezeigt): ', en: 'Access token (not shown): ' },
  askAgain: { de: 'Noch einmal versuchen? [j/N] ', en: 'Try again? [y/N] ' },
  wrongUrl: { de: '„{url}“ ist keine Adresse mit http oder https.', en: '“{url}” is no http or https address.' },
  wrongToken: {
    de: 'Das ist kein Token für Zuschlag. Es beginnt mit „zus_“; anlegen können Sie es unter {url}',
    en: 'This is no access token. It begins with “zus_”; you can create one at {url}',
  },
  plainHttp: {
    de: 'Achtung: Das Token geht unverschlüsselt über das Netz (http).',
    en: 'Warning: the token travels unencrypted (http).',
  },
  loggedIn: { de: 'Angemeldet als {name}. Abgelegt in {file}', en: 'Signed in as {name}. Stored in {file}' },
  noAccess: {
    de: 'Nicht angemeldet. Rufen Sie „zuschlag login“ auf oder setzen Sie ZUSCHLAG_URL und ZUSCHLAG_TOKEN.',
    en: 'Not signed in. Run “zuschlag login” or set ZUSCHLAG_URL and ZUSCHLAG_TOKEN.',
  },

  tokenRefused: {
    de: 'Das Token gilt nicht: abgelaufen, widerrufen oder nicht vollständig. Ein neues legen Sie im Profil unter „API-Zugänge“ an.',
    en: 'The access token is not valid: expired, revoked or incomplete. Create a new one in your profile under “API access”.',
  },

  whoami: { de: 'zeigt, in wessen Namen gearbeitet wird', en: 'shows in whose name this works' },
  configAdmin: { de: 'Konfigurations-Admin', en: 'config administrator' },
  tokenLine: {
    de: 'Token „{name}“, gültig bis einschließlich {day}',
    en: 'token “{name}”, valid up to and including {day}',
  },

  import: {
    de: 'importiert eine CSV- oder Excel-Datei in eine Tabelle',
    en: 'imports a CSV or Excel file into a table',
  },
  fileArgument: { de: 'Datei (.csv, .xlsx, .xls oder .ods)', en: 'file (.csv, .xlsx, .xls or .ods)' },
  dryRunOption: { de: 'zeigt nur, was geschähe', en: 'only shows what would happen' },
  skipWrongOption: {
    de: 'lässt fehlerhafte und doppelte Zeilen aus, statt abzubrechen',
    en: 'leaves wrong and duplicate rows out instead of stopping',
  },
  headingRowOption: {
    de: 'Zeile der Überschriften, falls sie nicht gefunden werden',
    en: 'row of the headings, in case they are not found',
  },
  annotatedOption: {
    de: 'schreibt die Datei mit dem Ergebnis je Zeile dorthin',
    en: 'writes the file with the outcome of each row there',
  },
  cannotRead: { de: '{file} lässt sich nicht lesen: {reason}', en: '{file} cannot be read: {reason}' },
  cannotWrite: { de: '{file} lässt sich nicht schreiben: {reason}', en: '{file} cannot be written: {reason}' },
  sending: { de: '{file} wird gesendet', en: 'sending {file}' },
  reading: { de: 'Zeile {done} von {total}', en: 'row {done} of {total}' },
  noProgress: {
    de: 'Der Server kommt mit dem Plan nicht voran. Es wurde nichts geschrieben.',
    en: 'The server makes no progress with the plan. Nothing was written.',
  },
  refused: { de: '{file} wurde abgelehnt: {reason}', en: '{file} was refused: {reason}' },
  planTitle: { de: '{file} → {table}', en: '{file} → {table}' },
  problemsTitle: { de: 'Zu berichtigen:', en: 'To be corrected:' },
  additionsTitle: { de: 'Neu, so gelesen:', en: 'New, read as:' },
  changesTitle: { de: 'Änderungen:', en: 'Changes:' },
  moreRows: {
    de: '… und weitere Zeilen: {count}',
    en: '… and more rows: {count}',
  },
  row: { de: 'Zeile {row}', en: 'row {row}' },
  effectNone: { de: 'Trifft keine offene Chance.', en: 'Touches no open Chance.' },
  effect: {
    de: 'Offene Chancen: {chances}, Leistungen: {services}, Kosten: {difference}',
    en: 'Open Chances: {chances}, services: {services}, cost: {difference}',
  },
  effectUnpriced: {
    de: 'Leistungen, die keinen Preis mehr hätten: {count}',
    en: 'Services that would have no price any more: {count}',
  },
  effectUnknown: {
    de: 'Die Wirkung auf offene Chancen ist nicht bekannt.',
    en: 'The effect on open Chances is not known.',
  },
  nothingToDo: {
    de: 'Nichts zu tun: Alle Zeilen stehen schon in der Tabelle.',
    en: 'Nothing to do: every row is in the table already.',
  },
  dryRun: { de: 'Nichts geschrieben (--dry-run).', en: 'Nothing written (--dry-run).' },
  hasErrors: {
    de: 'Nichts geschrieben: Berichtigen Sie die Datei, oder lassen Sie diese Zeilen mit --skip-wrong aus.',
    en: 'Nothing written: correct the file, or leave these rows out with --skip-wrong.',
  },
  confirmImport: { de: 'Jetzt schreiben? [j/N] ', en: 'Write this now? [y/N] ' },
  confirmUndo: { de: '„{file}“ zurücknehmen? [j/N] ', en: 'Undo “{file}”? [y/N] ' },
  notConfirmed: {
    de: 'Nicht bestätigt, nichts geschrieben. Ohne Rückfrage: --yes',
    en: 'Not confirmed, nothing written. Without asking: --yes',
  },
  writing: { de: 'Wird schon geschrieben, einen Moment …', en: 'Being written already, one moment …' },
  committed: {
    de: 'Geschriebene Zeilen: {count}. Import {id}',
    en: 'Rows written: {count}. Import {id}',
  },
  howToUndo: { de: 'Zurücknehmen: zuschlag undo {id}', en: 'To undo: zuschlag undo {id}' },
  answerLost: {
    de: 'Die Antwort ging verloren. Der Import wird nachgesehen …',
    en: 'The answer was lost. Looking the import up …',
  },
  outcomeUnknown: {
    de: 'Unbekannt, ob geschrieben wurde: Der Server antwortet nicht mehr. Import {id}. Nachsehen: zuschlag status {id}',
    en: 'Unknown whether it was written: the server no longer answers. Import {id}. To find out: zuschlag status {id}',
  },
  status: { de: 'zeigt, was aus einem Import wurde', en: 'shows what became of an import' },
  stateReading: { de: 'wird noch gelesen, nichts geschrieben', en: 'still being read, nothing written' },
  statePlanned: { de: 'nicht geschrieben', en: 'not written' },
  stateRefused: { de: 'Datei abgelehnt, nichts geschrieben', en: 'file refused, nothing written' },
  stateCommitted: { de: 'geschrieben', en: 'written' },
  stateUndone: { de: 'geschrieben und zurückgenommen', en: 'written and undone' },
  stateDiscarded: { de: 'verworfen, nichts geschrieben', en: 'discarded, nothing written' },
  annotated: { de: 'Ergebnis je Zeile: {file}', en: 'Outcome of each row: {file}' },
  interrupted: { de: 'Abgebrochen, nichts geschrieben.', en: 'Interrupted, nothing written.' },

  correctOutcome: {
    de: 'nimmt das Ergebnis einer Chance mit einer Begründung zurück',
    en: 'takes the outcome of a Chance back, with a reason',
  },
  chanceArgument: { de: 'Kennung der Chance, aus ihrer Adresse', en: 'the id of the Chance, from its address' },
  reasonOption: { de: 'warum das Ergebnis falsch war', en: 'why the outcome was wrong' },
  outcomeCorrected: {
    de: 'Das Ergebnis von {number} ist zurückgenommen, die Chance gilt wieder als eingereicht.',
    en: 'The outcome of {number} has been taken back, the Chance counts as submitted again.',
  },
  undo: { de: 'nimmt einen Import als Ganzes zurück', en: 'takes an import back as a whole' },
  importArgument: { de: 'Id des Imports', en: 'id of the import' },
  undone: { de: '„{file}“ ist zurückgenommen.', en: '“{file}” is undone.' },

  export: {
    de: 'schreibt eine Tabelle so, wie sie sich importieren lässt',
    en: 'writes a table in the form in which it can be imported',
  },
  template: {
    de: 'schreibt die leere Vorlage einer Tabelle',
    en: 'writes the empty template of a table',
  },
  formatOption: { de: 'xlsx oder csv', en: 'xlsx or csv' },
  outOption: { de: 'Zieldatei; „-“ für stdout', en: 'target file; “-” for stdout' },
  exported: { de: 'Geschrieben: {file}', en: 'Written: {file}' },
  exists: {
    de: '{file} gibt es schon. Nennen Sie mit -o ein Ziel.',
    en: '{file} exists already. Name a target with -o.',
  },

  ...verifyMessages,
  ...grantMessages,
  chances: { de: 'Chancen ausgeben', en: 'writes Chances' },
  chancesExport: {
    de: 'schreibt die Liste der Chancen als Excel- oder CSV-Datei',
    en: 'writes the list of Chances as an Excel or CSV file',
  },
  chancesBrief: {
    de: 'schreibt eine Chance auf ein bis zwei Seiten als PDF',
    en: 'writes a Chance on one or two pages as PDF',
  },
  chancesHandout: {
    de: 'lässt eine Datei mit den Zahlen einer Chance schreiben und holt sie',
    en: 'has a file with the figures of a Chance written and fetches it',
  },
  kindOption: { de: 'was geschrieben wird ({kinds})', en: 'what is written ({kinds})' },
  handoutFormatOption: {
    de: 'pdf oder xlsx; ohne Angabe pdf, bei der offenen Kalkulation xlsx',
    en: 'pdf or xlsx; left out pdf, for the open calculation xlsx',
  },
  serviceOption: { de: 'nur diese Leistungen', en: 'only these services' },
  wageOption: {
    de: 'für die Auskömmlichkeit: vereinbarter Lohn in EUR je Stunde',
    en: 'for the adequacy: the agreed wage in EUR per hour',
  },
  agreementOption: {
    de: 'Tarifvertrag und Lohngruppe dieses Lohns',
    en: 'the agreement and the pay group of this wage',
  },
  wageNeedsAgreement: {
    de: '--wage und --agreement gehören zusammen.',
    en: '--wage and --agreement belong together.',
  },
  handoutFailed: { de: 'Keine Datei: {reason}', en: 'No file: {reason}' },
  services: { de: 'Leistungen ausgeben und kopieren', en: 'writes and copies services' },
  servicesList: {
    de: 'zeigt die Leistungen einer Chance mit Kennung und Preis',
    en: 'shows the services of a Chance with id and price',
  },
  servicesCopy: { de: 'kopiert Leistungen in eine Chance', en: 'copies services into a Chance' },
  servicesArgument: { de: 'Kennungen der Leistungen', en: 'the ids of the services' },
  toOption: { de: 'Kennung der Chance, die sie bekommt', en: 'the id of the Chance that gets them' },
  organizationOption: {
    de: 'Kennung der Gesellschaft, für die sie gelten; sonst bleibt jede bei ihrer',
    en: 'the id of the organization that they are for; left out, each stays with its own',
  },
  siteOption: { de: 'Kennung des Standorts', en: 'the id of the site' },
  copyTrialOption: { de: 'zeigt nur, was dabei herauskäme', en: 'only shows what would come of it' },
  noServices: { de: 'Keine Leistung.', en: 'No service.' },
  netProfit: { de: 'Gewinn nach Gemeinkosten und Wagnis {profit}', en: 'profit after overheads and risk {profit}' },
  ofRounding: { de: '(davon Rundung {difference})', en: '(of it rounding {difference})' },
  noPrice: { de: 'ohne Preis', en: 'without a price' },
  cutParts: { de: '{count} Zeiträume gekürzt', en: '{count} periods cut' },
  copied: { de: '{count} kopiert.', en: '{count} copied.' },
  copyTrial: {
    de: 'Probe: {count} würden kopiert, nichts ist geändert.',
    en: 'Trial: {count} would be copied, nothing is changed.',
  },
  servicesWages: {
    de: 'ändert die Stundenlöhne von Leistungen in einem Zug',
    en: 'changes the hourly wages of services in one act',
  },
  wagesChanceOption: { de: 'Kennung ihrer Chance', en: 'the id of their Chance' },
  wagesPercentOption: { de: 'um diesen Prozentsatz, auf ganze Cent', en: 'by this percentage, to whole cents' },
  wagesAmountOption: { de: 'um diesen Betrag in € je Stunde', en: 'by this amount in EUR per hour' },
  wagesWageOption: { de: 'auf diesen Lohn in € je Stunde', en: 'to this wage in EUR per hour' },
  wagesNeedWay: {
    de: '--percent, --amount oder --wage sagt, wie sich die Löhne ändern.',
    en: '--percent, --amount or --wage says how the wages change.',
  },
  wagesChanged: { de: '{count} geändert.', en: '{count} changed.' },
  wagesTrial: {
    de: 'Probe: {count} würden geändert, nichts ist geändert.',
    en: 'Trial: {count} would be changed, nothing is changed.',
  },
  viewOption: { de: 'was diese gespeicherte Ansicht zeigt', en: 'what this saved view shows' },
  mineOption: { de: 'nur eigene Chancen', en: 'only own Chances' },
  dueOption: { de: 'nur in dieser Woche fällige', en: 'only those due this week' },
  customerOption: { de: 'nur von Kunden mit diesem Text im Namen', en: 'only of customers with this text in the name' },
  noViews: {
    de: 'Es gibt keine Ansicht „{name}“, und auch keine andere.',
    en: 'There is no view “{name}”, nor any other.',
  },
  unknownView: {
    de: 'Es gibt keine Ansicht „{name}“. Ansichten: {names}',
    en: 'There is no view “{name}”. Views: {names}',
  },
  customers: { de: 'Kunden ausgeben', en: 'writes customers' },
  customersList: {
    de: 'zeigt Kunden nach Namen, mit den Zahlen aus sichtbaren Chancen',
    en: 'shows customers by name, with the figures out of visible Chances',
  },
  nameOption: { de: 'nur mit diesem Text im Namen', en: 'only with this text in the name' },
  afterOption: {
    de: 'weiter nach dieser Stelle einer früheren Ausgabe',
    en: 'goes on after this place of an earlier list',
  },
  noCustomers: { de: 'Kein Kunde gefunden.', en: 'No customer found.' },
  customerFigures: {
    de: '{open} offen, {won} gewonnen, {lost} verloren, Gewinnquote {rate}, zuletzt {price}',
    en: '{open} open, {won} won, {lost} lost, win rate {rate}, latest {price}',
  },
  moreCustomers: { de: 'Weitere mit --after {cursor}', en: 'More with --after {cursor}' },
  exportFailed: { de: 'Kein Export: {reason}', en: 'No export: {reason}' },

  history: { de: 'zeigt, wer eine Tabelle wann geändert hat', en: 'shows who changed a table and when' },
  limitOption: { de: 'höchstens so viele Einträge', en: 'at most so many entries' },
  noHistory: { de: 'Diese Tabelle wurde noch nie geändert.', en: 'This table has never been changed.' },
  didAdd: { de: 'hinzugefügt', en: 'added' },
  didRemove: { de: 'gelöscht', en: 'deleted' },
  didImport: { de: 'Import', en: 'import' },
  didUndo: { de: 'Import zurückgenommen', en: 'import undone' },
  unexpected: { de: 'Unerwarteter Fehler: {reason}', en: 'Unexpected error: {reason}' },
  reference: { de: 'Referenz {id}', en: 'reference {id}' },
  unreachable: { de: '{url} ist nicht erreichbar.', en: '{url} cannot be reached.' },
} as const satisfies { [key: string]: Message };
export type CliMessage = keyof typeof messages;

/** A message of the command line with its values in their places. */
export function cliText(key: CliMessage, locale: Locale, values: { [name: string]: string | number } = {}): string {
  return messageText(messages[key], locale, values);
}

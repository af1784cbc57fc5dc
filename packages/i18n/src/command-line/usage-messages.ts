import type { Message } from '../messages/message.ts';

/** The help of the command line, what is wrong with a call, and why a file of the caller's machine cannot be used. */
export const usageMessages = {
  about: { de: 'Zuschlag auf der Befehlszeile', en: 'Zuschlag on the command line' },
  usage: { de: 'Aufruf:', en: 'Usage:' },
  arguments: { de: 'Angaben:', en: 'Arguments:' },
  options: { de: 'Optionen:', en: 'Options:' },
  commands: { de: 'Befehle:', en: 'Commands:' },
  exitCodes: {
    de: `
Exit-Codes:
  0  erledigt, oder es gab nichts zu tun
  1  unerwarteter Fehler
  2  falscher Aufruf, oder der Schritt ist nicht möglich
  3  Datei abgelehnt
  4  fehlerhafte oder doppelte Zeilen, nichts geschrieben
  5  Tabelle inzwischen geändert, nichts geschrieben
  6  nicht angemeldet oder nicht berechtigt
  7  Server nicht erreichbar
  8  nicht bestätigt, nichts geschrieben
  9  unbekannt, ob geschrieben wurde: zuschlag status
130  abgebrochen, nichts geschrieben

Zugang: ZUSCHLAG_URL und ZUSCHLAG_TOKEN, sonst was „zuschlag login“ abgelegt hat.`,
    en: `
Exit codes:
  0  done, or nothing to do
  1  unexpected error
  2  wrong usage, or the step is not possible
  3  file refused
  4  wrong or duplicate rows, nothing written
  5  table changed meanwhile, nothing written
  6  not signed in or not permitted
  7  server not reachable
  8  not confirmed, nothing written
  9  unknown whether written: zuschlag status
130  interrupted, nothing written

Access: ZUSCHLAG_URL and ZUSCHLAG_TOKEN, else what “zuschlag login” has stored.`,
  },
  optionsPlace: { de: '[Optionen]', en: '[options]' },
  commandPlace: { de: '[Befehl]', en: '[command]' },
  choices: { de: 'erlaubt:', en: 'choices:' },
  defaultValue: { de: 'sonst:', en: 'default:' },
  argumentMissing: { de: 'Es fehlt die Angabe <{first}>.', en: 'The argument <{first}> is missing.' },
  optionMissing: { de: 'Es fehlt die Option {first}.', en: 'The option {first} is missing.' },
  optionWithoutValue: { de: 'Zur Option {first} fehlt der Wert.', en: 'The option {first} has no value.' },
  valueInvalid: { de: '„{second}“ passt nicht zu {first}. {hint}', en: '“{second}” does not suit {first}. {hint}' },
  allowedValues: { de: 'Erlaubt: {values}.', en: 'Allowed: {values}.' },
  optionUnknown: { de: 'Die Option {first} gibt es hier nicht. {hint}', en: 'There is no option {first} here. {hint}' },
  commandUnknown: { de: 'Den Befehl „{first}“ gibt es nicht. {hint}', en: 'There is no command “{first}”. {hint}' },
  tooManyArguments: { de: 'Zu viele Angaben für „{first}“.', en: 'Too many arguments for “{first}”.' },
  didYouMean: { de: 'Meinten Sie {names}?', en: 'Did you mean {names}?' },
  commandMissing: { de: 'Es fehlt der Befehl.', en: 'The command is missing.' },
  help: { de: 'zeigt diese Hilfe', en: 'shows this help' },
  helpCommand: { de: 'zeigt die Hilfe eines Befehls', en: 'shows the help of a command' },
  fileMissing: { de: 'die Datei gibt es nicht', en: 'there is no such file' },
  folderMissing: { de: 'den Ordner gibt es nicht', en: 'there is no such folder' },
  isFolder: { de: 'das ist ein Ordner', en: 'it is a folder' },
  fileForbidden: { de: 'dazu fehlt dem Benutzer dieses Rechners das Recht', en: 'the user of this machine may not' },
  diskFull: { de: 'auf dem Datenträger ist kein Platz', en: 'the disk is full' },
} as const satisfies { [key: string]: Message };

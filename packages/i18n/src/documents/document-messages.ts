import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import type {
  DocumentType,
  DocumentWarning,
  KnowledgeBaseStatus,
  ScanState,
} from '@zuschlag/validation/documents/document-vocabulary';
import type { documentErrors } from '@zuschlag/validation/documents/errors';
import type { ErrorMessagesOf, MessagesOf } from '../messages/message.ts';

export const documentErrorMessages: ErrorMessagesOf<keyof typeof documentErrors> = {
  DOCUMENT_REFUSED: {
    de: 'Diese Datei wird nicht angenommen.',
    en: 'This file is not accepted.',
    named: { de: '{names} wird nicht angenommen.', en: '{names} is not accepted.' },
  },
  TOO_MANY_FILES: {
    de: 'Höchstens zehn Dateien auf einmal. Weitere fügen Sie danach in der Chance hinzu.',
    en: 'Ten files at most at a time. Add more in the Chance afterwards.',
  },
  TOO_MANY_DOCUMENTS: {
    de: 'Diese Chance hat 200 Dokumente; mehr nimmt sie nicht auf. Entfernen Sie eines.',
    en: 'This Chance has 200 documents and takes no more. Remove one.',
  },
  STORAGE_FULL: {
    de: 'Der Speicher Ihres Unternehmens ist voll. Entfernen Sie Dokumente, oder fragen Sie den Betreiber nach mehr Platz.',
    en: 'The storage of your company is full. Remove documents, or ask the operator for more room.',
  },
  SCAN_PENDING: {
    de: 'Die Datei wird noch auf Viren geprüft. Sie lässt sich öffnen, sobald das Ergebnis da ist.',
    en: 'The file is still being checked for viruses. It can be opened as soon as the result is there.',
  },
  FILE_INFECTED: {
    de: 'Der Virenscanner hat in dieser Datei etwas gefunden. Sie ist gesperrt und wird nicht aufbewahrt.',
    en: 'The virus scanner found something in this file. It is locked and not kept.',
  },
  ONLY_PDF_IN_KNOWLEDGE_BASE: {
    de: 'Nur PDF-Dateien kommen in die Wissensbasis.',
    en: 'Only PDF files go into the knowledge base.',
  },
  KNOWLEDGE_BASE_BUSY: {
    de: 'Die Wissensbasis wird für dieses Dokument gerade geändert. Versuchen Sie es gleich noch einmal.',
    en: 'The knowledge base is being changed for this document. Try again in a moment.',
  },
  KNOWLEDGE_BASE_EMPTY: {
    de: 'In der Wissensbasis dieser Chance ist kein Dokument.',
    en: 'There is no document in the knowledge base of this Chance.',
  },
  MODEL_NOT_SET_UP: {
    de: 'Der Betreiber hat kein Modell eingerichtet.',
    en: 'The operator has set up no model.',
  },
};

/** The lines above the text of a mail. */
export const mailHeadMessages: MessagesOf<'from' | 'to' | 'copy' | 'date' | 'subject'> = {
  from: { de: 'Von', en: 'From' },
  to: { de: 'An', en: 'To' },
  copy: { de: 'Kopie', en: 'Cc' },
  date: { de: 'Datum', en: 'Date' },
  subject: { de: 'Betreff', en: 'Subject' },
};

/** Why a file is not taken, and what helps. */
export const documentProblemMessages: MessagesOf<DocumentProblem> = {
  INVALID_FILE_TYPE: {
    de: 'Dieser Dateityp geht nicht. Erlaubt sind PDF, XLSX, TXT, DOCX und EML.',
    en: 'This type of file is not accepted. Accepted are PDF, XLSX, TXT, DOCX and EML.',
  },
  CONTENT_DIFFERS: {
    de: 'Der Inhalt ist nicht das, was die Endung sagt. Speichern Sie die Datei im richtigen Format. Erlaubt sind PDF, XLSX, TXT, DOCX und EML.',
    en: 'The content is not what its ending says. Save the file in the right format. Accepted are PDF, XLSX, TXT, DOCX and EML.',
  },
  EMPTY_FILE: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
  FILE_TOO_LARGE: { de: 'Die Datei ist größer als 5 MB.', en: 'The file is larger than 5 MB.' },
  FILE_NAME_TOO_LONG: {
    de: 'Der Dateiname ist länger als 80 Zeichen. Benennen Sie die Datei um.',
    en: 'The file name is longer than 80 characters. Rename the file.',
  },
  INVALID_FILE_NAME: {
    de: 'Der Dateiname enthält Zeichen, die nicht gehen. Benennen Sie die Datei um.',
    en: 'The file name contains characters that are not accepted. Rename the file.',
  },
  TOO_LARGE_UNPACKED: {
    de: 'Die Datei wird beim Entpacken viel zu groß und wird deshalb nicht geöffnet.',
    en: 'The file grows far too large when unpacked and is therefore not opened.',
  },
  ENCRYPTED: {
    de: 'Die Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort.',
    en: 'The file is protected by a password. Save it without one.',
  },
  DAMAGED: {
    de: 'Die Datei ist beschädigt. Laden Sie sie beim Absender noch einmal herunter.',
    en: 'The file is damaged. Download it once more from its sender.',
  },
  ENTITIES: {
    de: 'Die Datei enthält XML-Definitionen, wie sie kein Office-Programm schreibt. Sie wird nicht geöffnet.',
    en: 'The file contains XML definitions that no office program writes. It is not opened.',
  },
  MACROS: {
    de: 'Die Datei enthält Makros. Speichern Sie sie als DOCX oder XLSX ohne Makros.',
    en: 'The file contains macros. Save it as DOCX or XLSX without macros.',
  },
  UNSAFE_PATH: {
    de: 'Im Archiv steht ein Name, der aus ihm hinausführt. Es wird nicht geöffnet.',
    en: 'The archive contains a name that leads out of it. It is not opened.',
  },
  READING_TOO_LONG: {
    de: 'Das Lesen der Datei dauert zu lange und wurde abgebrochen.',
    en: 'Reading the file takes too long and was stopped.',
  },
  READING_TOO_BIG: {
    de: 'Das Lesen der Datei braucht zu viel Speicher und wurde abgebrochen.',
    en: 'Reading the file needs too much memory and was stopped.',
  },
};

export const documentTypeMessages: MessagesOf<DocumentType> = {
  contract: { de: 'Vertrag', en: 'Contract' },
  publication: { de: 'Bekanntmachung', en: 'Publication' },
  service_description: { de: 'Leistungsbeschreibung', en: 'Service description' },
  other: { de: 'Sonstiges', en: 'Other' },
};

export const knowledgeBaseMessages: MessagesOf<KnowledgeBaseStatus> = {
  NOT_IN_KNOWLEDGE_BASE: { de: 'Nicht in der Wissensbasis', en: 'Not in the knowledge base' },
  ADDING_TO_KNOWLEDGE_BASE: { de: 'Wird aufgenommen', en: 'Being added' },
  IN_KNOWLEDGE_BASE: { de: 'In der Wissensbasis', en: 'In the knowledge base' },
  REMOVING_FROM_KNOWLEDGE_BASE: { de: 'Wird herausgenommen', en: 'Being removed' },
};

export const scanMessages: MessagesOf<ScanState> = {
  notScanned: { de: 'Nicht auf Viren geprüft', en: 'Not checked for viruses' },
  waiting: { de: 'Wartet auf die Virenprüfung', en: 'Waits for the virus check' },
  clean: { de: 'Auf Viren geprüft', en: 'Checked for viruses' },
  infected: { de: 'Gesperrt: Der Virenscanner hat etwas gefunden', en: 'Locked: the virus scanner found something' },
};

export const documentWarningMessages: MessagesOf<DocumentWarning> = {
  ONLY_PDF_IN_KNOWLEDGE_BASE: {
    de: 'Gespeichert, aber nicht in der Wissensbasis: Dort sind nur PDF-Dateien.',
    en: 'Stored, but not in the knowledge base: it only takes PDF files.',
  },
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileProblem } from '@zuschlag/validation/configuration/imports';

/** Why a file cannot be read, and what to do about it; complete by type. What it is about is named beside it. */
export const fileProblemMessages: Record<FileProblem, { title: MessageDescriptor; text: MessageDescriptor }> = {
  WRONG_FILE_TYPE: {
    title: msg`Das ist keine Tabelle`,
    text: msg`Lesen lassen sich Excel-Arbeitsmappen (.xlsx) und Textdateien (.csv). Ältere .xls-Dateien speichern Sie in Excel als .xlsx.`,
  },
  EMPTY_FILE: {
    title: msg`Die Datei ist leer`,
    text: msg`Unter der Zeile mit den Überschriften steht nichts.`,
  },
  TOO_MANY_ROWS: {
    title: msg`Die Datei hat zu viele Zeilen`,
    text: msg`So viele lassen sich nicht auf einmal einlesen. Teilen Sie die Datei.`,
  },
  TOO_LARGE: {
    title: msg`Die Datei ist zu groß`,
    text: msg`Sie darf höchstens 5 MB haben.`,
  },
  TOO_LARGE_UNPACKED: {
    title: msg`Die Datei ist ausgepackt viel zu groß`,
    text: msg`Eine Tabelle dieser Art braucht nicht so viel Platz. Kopieren Sie die Werte in eine neue Arbeitsmappe.`,
  },
  FORMULA_CELLS: {
    title: msg`Die Datei enthält Formeln`,
    text: msg`Was eine Formel ergibt, kann sich ändern, ohne dass es jemand sieht. Fügen Sie die Werte ein (Einfügen, Nur Werte).`,
  },
  MERGED_CELLS: {
    title: msg`Die Datei enthält verbundene Zellen`,
    text: msg`Es wäre unklar, zu welcher Zeile der Wert gehört. Heben Sie die Verbindung auf und füllen Sie jede Zelle aus.`,
  },
  DECLARED_SIZE_TOO_LARGE: {
    title: msg`Das Tabellenblatt gibt einen viel zu großen Bereich an`,
    text: msg`Meist ist weit unten oder rechts noch etwas formatiert. Kopieren Sie die Werte in eine neue Arbeitsmappe.`,
  },
  ENCRYPTED: {
    title: msg`Die Datei ist mit einem Kennwort geschützt`,
    text: msg`Speichern Sie sie ohne Kennwort und wählen Sie sie noch einmal.`,
  },
  DAMAGED: {
    title: msg`Die Datei ist beschädigt`,
    text: msg`Öffnen Sie sie in Excel, speichern Sie sie neu und wählen Sie sie noch einmal.`,
  },
  ENCODING_UNKNOWN: {
    title: msg`Die Zeichen der Datei lassen sich nicht lesen`,
    text: msg`Speichern Sie sie als „CSV UTF-8“ oder als .xlsx.`,
  },
  SHEET_MISSING: {
    title: msg`Die Arbeitsmappe hat kein gefülltes Tabellenblatt`,
    text: msg`Die Zeilen müssen auf einem Tabellenblatt stehen, nicht in einem Diagramm oder einer Grafik.`,
  },
  COLUMN_MISSING: {
    title: msg`Der Datei fehlen Spalten`,
    text: msg`Jede Spalte der Tabelle muss in der ersten Zeile stehen. Die Vorlage enthält alle.`,
  },
  COLUMN_UNKNOWN: {
    title: msg`Die Datei hat Spalten, die es in dieser Tabelle nicht gibt`,
    text: msg`Vielleicht gehört die Datei zu einer anderen Tabelle, oder eine Überschrift ist anders geschrieben als in der Vorlage.`,
  },
  COLUMN_TWICE: {
    title: msg`Eine Spalte steht mehrmals in der Datei`,
    text: msg`Es wäre unklar, welche gilt. Löschen Sie die überzähligen Spalten.`,
  },
};

/** What the command line says of the chain of the trail. */
export const verifyMessages = {
  verify: {
    de: 'prüft die Kette über alle Entscheidungen und Änderungen',
    en: 'checks the chain over all decisions and changes',
  },
  verifyFromOption: {
    de: 'ab dieser Stelle, z. B. aus einer Kurzfassung: Stelle:Prüfsumme',
    en: 'from this place on, for example out of a brief: position:hash',
  },
  verifyFromWrong: {
    de: '--from erwartet Stelle:Prüfsumme mit 64 Zeichen.',
    en: '--from expects position:hash with 64 characters.',
  },
  trailWhole: {
    de: 'Die Kette ist heil: {count} Einträge, Ende {hash}.',
    en: 'The chain is whole: {count} entries, end {hash}.',
  },
  trailChanged: {
    de: 'Eintrag {position} wurde verändert oder vertauscht: {thing}.',
    en: 'Entry {position} was changed or exchanged: {thing}.',
  },
  trailRemoved: {
    de: 'Eintrag {position} wurde gelöscht: {thing}.',
    en: 'Entry {position} was removed: {thing}.',
  },
  trailGap: { de: 'In der Kette fehlt Eintrag {position}.', en: 'Entry {position} is missing from the chain.' },
  trailCut: {
    de: 'Das Ende der Kette ab Eintrag {position} wurde abgeschnitten.',
    en: 'The end of the chain from entry {position} on was cut off.',
  },
  trailUnchained: {
    de: 'Diesen Eintrag deckt die Kette nicht: {thing}.',
    en: 'The chain does not cover this entry: {thing}.',
  },
  trailOther: {
    de: 'Stelle {position} gehört nicht zu dieser Kette.',
    en: 'Place {position} is not one of this chain.',
  },
} as const;

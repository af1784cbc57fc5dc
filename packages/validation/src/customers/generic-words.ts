/** Words of names that say nothing of which customer is meant: legal forms, articles and prepositions. Folded. */
export const emptyWords: ReadonlySet<string> = new Set(
  `gmbh ggmbh mbh gesmbh ag kgaa kg ohg gbr ug se eg ev eu ek ekfr partg partgmbb mbb aor kdor dor vvag stiftung
   co cokg compagnie inc ltd limited plc llc sa sarl spa bv nv
   der die das den dem des ein eine und u fur fuer von vom zu zum zur am an im in auf bei mit ob unter uber
   haftungsbeschrankt haftungsbeschraenkt gemeinnutzige gemeinnuetzige beschrankter beschraenkter haftung gesellschaft
   gesellschaften verwaltung verwaltungs verwaltungsgesellschaft betriebs betriebsgesellschaft beteiligungs
   beteiligungsgesellschaft besitz holding gruppe group deutschland germany international
   e v a k m b h g d r oe`.split(/\s+/),
);

/** Words that say what a customer is; those of one row mean the same. Two customers of different rows are not alike. */
export const kindWords: ReadonlyMap<string, number> = new Map(
  [
    'stadt landeshauptstadt hansestadt kreisstadt universitatsstadt stadtverwaltung magistrat oberburgermeister',
    'gemeinde gemeindeverwaltung samtgemeinde verbandsgemeinde markt marktgemeinde ortsgemeinde amt',
    'landkreis kreis kreisverwaltung landratsamt',
    'land bundesland freistaat ministerium staatsministerium landesverwaltung landesamt bundesamt behorde regierung',
    'stadtwerke stadtwerk gemeindewerke technische werke energie energieversorgung versorgung versorgungsbetriebe',
    'verkehrsbetriebe verkehrs verkehr verkehrsgesellschaft bahn bahnen nahverkehr',
    'klinikum kliniken klinik krankenhaus krankenhauser hospital universitatsklinikum arztehaus',
    'universitat hochschule fachhochschule technische schule schulen akademie institut',
    'flughafen airport',
    'hafen hafenbetriebe hafengesellschaft',
    'messe messegesellschaft kongress',
    'bank sparkasse sparbank volksbank raiffeisenbank landesbank',
    'versicherung versicherungen',
    'wohnungsbau wohnungsgesellschaft wohnungsbaugesellschaft wohnen wohnbau immobilien siedlungsgesellschaft',
    'museum museen archiv archive bibliothek theater oper',
    'polizei polizeiprasidium feuerwehr bundeswehr',
    'gericht amtsgericht landgericht justiz justizverwaltung staatsanwaltschaft justizvollzugsanstalt',
    'gewerbepark industriepark technologiepark',
    'rechenzentrum rechenzentren',
    'sicherheit sicherheitsdienst sicherheitsdienste bewachung wachdienst security objektschutz',
    'logistik spedition transport transporte lager',
    'service services dienst dienste dienstleistung dienstleistungen management facility',
    'zweckverband verband abwasserverband',
    'kanzlei rechtsanwalte steuerberater notare',
  ].flatMap((row, kind) => row.split(' ').map((word): [string, number] => [word, kind])),
);

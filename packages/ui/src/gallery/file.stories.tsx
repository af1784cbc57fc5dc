import { useState } from 'react';
import { Badge } from '../feedback/badge.tsx';
import { FileDrop, FileLine } from '../fields/file-drop.tsx';
import { Card, CardBody, CardHeader } from '../layout/card.tsx';
import { Columns, Story } from './story.tsx';

/** Files to choose, chosen and on their way. */
export function FileStories() {
  const [files, setFiles] = useState(['Leistungsverzeichnis.pdf']);
  return (
    <Story title="Dateien">
      <Columns>
        <Card>
          <CardHeader title="Dokumente" aside="3 von 10 Dateien" />
          <CardBody>
            <FileDrop
              label="Dateien hierher ziehen"
              buttonText="Auswählen"
              description="PDF oder Word, je höchstens 5 MB"
              accept={['.pdf', '.docx']}
              allowsSeveral
              onFiles={(more) => setFiles([...files, ...more.map((file) => file.name)])}
            />
            {files.map((name) => (
              <FileLine
                key={name}
                name={name}
                size="2,4 MB"
                badge={<Badge>Leistung</Badge>}
                onRemove={() => setFiles(files.filter((file) => file !== name))}
              />
            ))}
            <FileLine name="Vertragsentwurf.docx" size="0,3 MB" progress={0.6} />
          </CardBody>
        </Card>
      </Columns>
    </Story>
  );
}

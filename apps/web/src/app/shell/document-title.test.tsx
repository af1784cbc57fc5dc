import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DocumentTitle, useDocumentTitle } from './document-title.tsx';

function Service({ name }: { name: string }) {
  useDocumentTitle(name, 'Werkschutz Tor 3');
  return null;
}

/** A frame with a title of its own, and a page in it that may have a more specific one. */
function Chance({ page, service }: { page: string; service?: string }) {
  return (
    <>
      <DocumentTitle parts={[page, 'Werkschutz Tor 3']} />
      {service === undefined ? null : <Service name={service} />}
    </>
  );
}

it('the innermost title is shown, whichever changed last, and the one around it again afterwards', async () => {
  const screen = await render(<Chance page="Kalkulationen" service="Pforte" />);
  expect(document.title).toBe('Pforte · Werkschutz Tor 3 – Zuschlag');
  await screen.rerender(<Chance page="Calculations" service="Pforte" />);
  expect(document.title).toBe('Pforte · Werkschutz Tor 3 – Zuschlag');
  await screen.rerender(<Chance page="Calculations" service="Gate" />);
  expect(document.title).toBe('Gate · Werkschutz Tor 3 – Zuschlag');
  await screen.rerender(<Chance page="Calculations" />);
  expect(document.title).toBe('Calculations · Werkschutz Tor 3 – Zuschlag');
  await screen.rerender(<Chance page="Calculations" service="Revier" />);
  expect(document.title).toBe('Revier · Werkschutz Tor 3 – Zuschlag');
});

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader that is not ours finds it: the text and the tags of each page, and the language. */
export async function readPdf(content: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: { text: string; tags: string[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), tags: tagsIn(await page.getStructTree()) });
  }
  const { info } = await pdf.getMetadata();
  await loading.destroy();
  return { pages, info: info as { Title?: string; Language?: string } };
}

type Tag = { role?: string; children?: readonly unknown[] } | null | undefined;

function tagsIn(tag: Tag): string[] {
  return tag ? [...(tag.role ? [tag.role] : []), ...(tag.children ?? []).flatMap((child) => tagsIn(child as Tag))] : [];
}

import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const heading = (level: 4 | 5 | 6) =>
  function Heading({ children }: { children?: ReactNode }) {
    const Tag = `h${level}` as const;
    return <Tag className={level === 4 ? 'font-semibold text-16' : 'font-semibold'}>{children}</Tag>;
  };

/** The headings of a text stand below those of the page; a picture would tell its server who reads. */
const components: Components = {
  h1: heading(4),
  h2: heading(5),
  h3: heading(6),
  h4: heading(6),
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  ),
  ul: ({ children }) => <ul className="grid list-disc gap-0.5 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="grid list-decimal gap-0.5 pl-5">{children}</ol>,
  code: ({ children }) => <code className="rounded-mark bg-sunken px-1 text-12">{children}</code>,
  pre: ({ children }) => <pre className="overflow-x-auto rounded-badge bg-sunken p-2 text-12">{children}</pre>,
  blockquote: ({ children }) => <blockquote className="border-l-2 pl-3 text-ink-2">{children}</blockquote>,
  table: ({ children }) => (
    <div className="overflow-x-auto">
      <table className="border-collapse text-13 [&_td]:border [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:px-2 [&_th]:py-1 [&_th]:text-left">
        {children}
      </table>
    </div>
  ),
  input: ({ checked }) => <span aria-hidden="true">{checked ? '☑' : '☐'}</span>,
};

/** Markdown as people read it. HTML in it stays text, links lead to web pages and mail only, and no picture is fetched. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="grid min-w-0 gap-2 break-words">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} disallowedElements={['img']}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

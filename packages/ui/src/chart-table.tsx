import type { ReactNode } from 'react';

/** The figures of a chart as a table the reader can open; a screen reader finds the same there. */
export function ChartTable({
  label,
  openText,
  columns,
  rows,
}: {
  label: string;
  /** Text of the line that opens it. */
  openText: ReactNode;
  columns: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <details className="text-12 text-ink-3">
      <summary className="inline-flex min-h-6 w-fit cursor-pointer items-center rounded-mark hover:text-ink">
        {openText}
      </summary>
      <table aria-label={label} className="tnum mt-1 w-full text-ink-2">
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity
              <th key={index} scope="col" className={`py-1 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
            <tr key={rowIndex} className="border-t">
              {row.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
                <td key={index} className={`py-1 ${index === 0 ? 'text-left' : 'text-right'}`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

// Under which address others join: short in capitals where the table has a code, else its link.
import type { TableInfo } from '../wire';

/** The short code of a table, if it has one. */
export function codeOf(table: TableInfo): string | null {
  return table.code ?? null;
}

export interface Join {
  /** What the QR code says. */
  url: string;
  /** What is typed into a browser: without the scheme. */
  host: string;
  code: string | null;
  /** The link to type where there is no code. */
  path: string;
}

export function joinOf(table: TableInfo, base: string): Join {
  const code = codeOf(table);
  const { host } = new URL(base);
  // In capitals a QR code needs fewer modules. Host, scheme and this path may be written in capitals.
  const url = code ? new URL(`/j/${code}`, base).href.toUpperCase() : new URL(table.link, base).href;
  return { url, host, code, path: table.link };
}

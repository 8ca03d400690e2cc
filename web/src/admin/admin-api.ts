// The server's interface for its host: requests and answers. The token stays in this tab.
import { ApiError } from '../connection/api';

export interface Seated {
  seat: number;
  name: string;
  person: string;
  host: boolean;
  addresses: string[];
}

export interface TableLine {
  id: string;
  mark: string;
  game: string;
  players: number;
  state: 'open' | 'playing' | 'over';
  public: boolean;
  /** Seconds since 1970. */
  made: number;
  people: Seated[];
  watching: number;
}

export interface Report {
  id: string;
  made: number;
  table: string;
  name: string;
  /** Empty: the name itself was reported. */
  text: string;
  person: string;
}

export type SanctionKind = 'ban' | 'silence' | 'close';

export interface Sanction {
  kind: SanctionKind;
  subject: string;
  until: number;
  made: number;
  note: string;
}

export interface Overview {
  tables: TableLine[];
  reports: Report[];
  sanctions: Sanction[];
}

const KEPT = 'posse-host';

/** The token that was typed in this tab; it is forgotten with the tab. */
export function keptToken(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

export function keepToken(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEPT, token);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // A browser without storage asks for the token again after a reload.
  }
}

export class AdminApi {
  constructor(private readonly token: string) {}

  overview(): Promise<Overview> {
    return this.ask<Overview>('/api/admin');
  }

  async decide(kind: SanctionKind, subject: string, hours: number, note: string): Promise<void> {
    await this.ask('/api/admin/sanctions', { kind, subject, hours, note });
  }

  async lift({ kind, subject }: Sanction): Promise<void> {
    await this.ask('/api/admin/lift', { kind, subject });
  }

  async settle(report: string): Promise<void> {
    await this.ask('/api/admin/settle', { report });
  }

  private async ask<T>(path: string, body?: unknown): Promise<T> {
    const headers = { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' };
    const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init });
    const found: unknown = await response.json();
    if (response.ok) return found as T;
    const { error, message } = found as { error: string; message: string };
    throw new ApiError(error, message);
  }
}

/** How old something is, in the largest unit that fits: its name and how many. */
export function age(seconds: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  const minutes = Math.max(0, Math.round(seconds / 60));
  if (minutes < 120) return { unit: 'minutes', n: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.round(hours / 24) };
}

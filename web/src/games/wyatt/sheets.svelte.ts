// Which sheet lies over the table, one at a time. The bar and the table open them.

export type Sheet = { kind: 'now' } | { kind: 'scores' } | { kind: 'seat'; seat: number } | { kind: 'poster'; outlaw: number };

class Sheets {
  open = $state.raw<Sheet | null>(null);
  /** The match is over: nothing would be paid any more. */
  over = $state(false);

  show(sheet: Sheet): void {
    this.open = sheet;
  }

  toggle(kind: 'now' | 'scores'): void {
    this.open = this.open?.kind === kind ? null : { kind };
  }

  close(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();

// Players whose chat lines are hidden in this tab.

class Muted {
  names = $state.raw<string[]>([]);

  has(name: string): boolean {
    return this.names.includes(name);
  }

  set(name: string, on: boolean): void {
    this.names = on ? [...this.names, name] : this.names.filter((other) => other !== name);
  }
}

export const muted = new Muted();

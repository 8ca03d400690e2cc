// Under which address somebody else reaches this house.
import { api } from './api';

/** An address that means "this machine" and so is of no use on another one. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}

export interface PublicAddress {
  /** Where the house stands, as others write it. */
  base: string;
  /** Others reach it there; false = this machine alone does. */
  open: boolean;
}

/** Whoever came by an address that others can use passes that one on; else the server knows one, or none. */
export async function publicAddress(here: Location = location): Promise<PublicAddress> {
  if (!isLocal(here.hostname)) return { base: here.origin, open: true };
  const address = await api.address().then((got) => got.address, () => null);
  return address ? { base: address, open: true } : { base: here.origin, open: false };
}

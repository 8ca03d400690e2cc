// The address under which other devices reach this server.
import { api } from './api';

/** An address that means "this machine" and so is of no use on another one. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}

/** Addresses of home networks, and names without a dot. */
const HOME = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+)+$|^\[f[cde]|^[^.:]+$|\.(local|lan|home|internal|fritz\.box)$/i;

/** Whether a server with this host is a machine in somebody's home, where firewalls and guest networks are in the way. */
export function atHome(host: string): boolean {
  return isLocal(host) || HOME.test(host);
}

export interface PublicAddress {
  /** The address of the server as other devices write it. */
  base: string;
  /** Other devices reach it there; false = only this machine does. */
  open: boolean;
}

/** The address of this page if other devices can use it, else the one that the server knows, if any. */
export async function publicAddress(here: Location = location): Promise<PublicAddress> {
  if (!isLocal(here.hostname)) return { base: here.origin, open: true };
  const address = await api.address().then((got) => got.address, () => null);
  return address ? { base: address, open: true } : { base: here.origin, open: false };
}

// Before a new table a server may ask for a solved puzzle or for its password. This module is fetched only then.
import { mount, unmount } from 'svelte';
import { ApiError } from '../connection/api';
import { words } from '../text/translations.svelte';
import type { Puzzle } from '../wire';
import Checking from './Checking.svelte';
import PasswordSheet from './PasswordSheet.svelte';

/** A puzzle may grow old while a phone sleeps: then another one is solved. */
const TRIES = 3;

/** Does what the server asks for in its refusal, then asks again. Throws the refusal if the person does not want to. */
export async function proved<T>(refusal: ApiError, ask: (proof?: string) => Promise<T>): Promise<T> {
  await words.need(['admission']);
  if (refusal.slug === 'password') {
    await passwordTold(refusal);
    return ask();
  }
  return solved(refusal, ask, TRIES);
}

async function solved<T>(refusal: ApiError, ask: (proof: string) => Promise<T>, tries: number): Promise<T> {
  const proof = await solution(refusal);
  try {
    return await ask(proof);
  } catch (error) {
    if (tries > 1 && error instanceof ApiError && error.slug === 'bad_puzzle') return solved(error, ask, tries - 1);
    throw error;
  }
}

/** Shows that the puzzle is being solved, until it is. */
function solution(refusal: ApiError): Promise<string> {
  return shown<string>(refusal, (done, fail) =>
    mount(Checking, { target: document.body, props: { puzzle: refusal.more['puzzle'] as Puzzle, done, fail } }));
}

function passwordTold(refusal: ApiError): Promise<void> {
  return shown<void>(refusal, (done, fail) =>
    mount(PasswordSheet, { target: document.body, props: { done, close: fail } }));
}

/** Shows a sheet until it is done. */
async function shown<T>(refusal: ApiError, show: (done: (value: T) => void, fail: () => void) => object): Promise<T> {
  let sheet = {};
  try {
    return await new Promise<T>((done, reject) => {
      sheet = show(done, () => reject(refusal));
    });
  } finally {
    void unmount(sheet);
  }
}

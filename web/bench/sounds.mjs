// `node bench/sounds.mjs PICTURE`: measures all sounds, prints a table and draws them.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

const [path] = process.argv.slice(2);
const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'warn' });
const { picture, table } = await vite.ssrLoadModule('/bench/sounds.ts');
await writeFile(path, picture());
console.log(table());
await vite.close();
process.exit(0);

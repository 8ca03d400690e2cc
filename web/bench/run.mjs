// `node bench/run.mjs RECORDED`: shows recorded matches with the app's own code, outside a browser.
import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';

const [path] = process.argv.slice(2);
const vite = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'warn' });
const { report } = await vite.ssrLoadModule('/bench/report.ts');
console.log(await report(JSON.parse(await readFile(path, 'utf8'))));
await vite.close();
process.exit(0);

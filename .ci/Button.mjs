// Clicks as the button of a browser does, from an extension in a real one, and tries the same from a web page, which
// must fail: node Button.mjs CHROMIUM PORT-OF-OCTAVO PDF
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

const [executablePath, port, pdf] = process.argv.slice(2);
const fail = what => { console.error(`button: ${what}`); process.exitCode = 1; };
const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should)) fail(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
};
const octavo = `http://127.0.0.1:${port}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'button-'));
const extension = path.join(folder, 'extension');
fs.mkdirSync(extension);
fs.writeFileSync(path.join(extension, 'manifest.json'), JSON.stringify({
    manifest_version: 3, name: 'Button', version: '1', host_permissions: ['http://127.0.0.1/*'],
    background: { service_worker: 'worker.js' },
}));
fs.writeFileSync(path.join(extension, 'worker.js'), '');

const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--headless=new', `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`],
});
const worker = context.serviceWorkers()[0] ?? await context.waitForEvent('serviceworker');

// From the extension, with the Connector's header or without it, as JabRef's does.
const ask = (address, body, headers = {}) => worker.evaluate(async ([url, text, more]) => {
    const answer = await fetch(url, { method: 'POST', body: text, headers: more });
    return { status: answer.status, version: answer.headers.get('X-Zotero-Version'), text: await answer.text() };
}, [octavo + address, body, headers]);
const connector = (name, json) => ask(`/connector/${name}`, JSON.stringify(json),
    { 'Content-Type': 'application/json', 'X-Zotero-Connector-API-Version': '3' });

const ping = await connector('ping', {});
same('ping', [ping.status, JSON.parse(ping.text).prefs.supportsAttachmentUpload], [200, true]);
const before = JSON.parse((await connector('getSelectedCollection', {})).text);
same('the library in front', [before.libraryName, before.editable], ['papers.bib', true]);
const item = {
    id: 'item', itemType: 'journalArticle', title: 'Trains of Thought', DOI: '10.1000/182', date: '2021-03-04',
    publicationTitle: 'Journal of Buttons', creators: [{ firstName: 'Ada', lastName: 'Knopf', creatorType: 'author' }],
};
same('a paper', (await connector('saveItems', { sessionID: 'click', items: [item], uri: 'https://example.org' })).status, 201);
same('one click', (await connector('saveItems', { sessionID: 'click', items: [item] })).status, 409);
const kept = await worker.evaluate(async ([url, bytes]) => {
    const headers = {
        'Content-Type': 'application/pdf', 'X-Zotero-Connector-API-Version': '3',
        'X-Metadata': JSON.stringify({ sessionID: 'click', parentItemID: 'item', title: 'PDF' }),
    };
    return (await fetch(url, { method: 'POST', body: Uint8Array.from(bytes), headers })).status;
}, [`${octavo}/connector/saveAttachment?sessionID=click`, [...fs.readFileSync(pdf)]]);
same('its PDF', kept, 201);
same('tags', (await connector('updateSession', { sessionID: 'click', target: 'L1', tags: 'buttons' })).status, 200);
same('translators are the browser’s own', (await connector('getTranslators', {})).status, 404);
same('JabRef’s extension', (await ask('/libraries/current/entries',
    '@book{sew, title = {How to Sew}, author = {Faden, Eva}, publisher = {Needle}, year = 1999}',
    { 'Content-Type': 'application/x-bibtex' })).status, 201);

// From a page of the web: with and without the header that asks the server first.
const server = http.createServer((_, answer) => answer.end('<!doctype html><title>Page</title>')).listen(0, '127.0.0.1');
await new Promise(resolve => server.once('listening', resolve));
const page = await context.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const tried = await page.evaluate(async ([url, text]) => {
    const said = [];
    for (const [mode, headers] of [['cors', {}], ['cors', { 'X-Zotero-Connector-API-Version': '3' }], ['no-cors', {}]]) {
        try {
            said.push((await fetch(url, { method: 'POST', mode, headers, body: text })).status);
        } catch (error) {
            said.push(error.name);
        }
    }
    return said;
}, [`${octavo}/connector/saveItems`, JSON.stringify({ sessionID: 'evil', items: [{ ...item, title: 'Evil', DOI: '' }] })]);
// An opaque answer has the status 0, whatever came of the request.
same('a page', tried, ['TypeError', 'TypeError', 0]);
await context.close();
server.close();
fs.rmSync(folder, { recursive: true });

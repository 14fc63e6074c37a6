// Uses a page of publications as a reader does, in a real browser: searches, filters, copies, prints, and turns the
// script off: node Page.mjs CHROMIUM PAGE HOSTILE-PAGE [PICTURES]
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [executablePath, page, hostile, pictures] = process.argv.slice(2);
const fail = what => { console.error(`page: ${what}`); process.exitCode = 1; };
const same = (what, is, should) => {
    if (JSON.stringify(is) !== JSON.stringify(should)) fail(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
};
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const open = async (file, options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
    const tab = await context.newPage();
    const url = pathToFileURL(path.resolve(file)).href;
    tab.on('console', said => { if (['error', 'warning'].includes(said.type())) fail(`the console says: ${said.text()}`); });
    tab.on('pageerror', error => fail(`the script fails: ${error}`));
    tab.on('dialog', dialog => { fail(`a dialog: ${dialog.message()}`); dialog.dismiss(); });
    tab.on('request', request => { if (request.url() !== url) fail(`it asks for ${request.url()}`); });
    await tab.goto(url, { waitUntil: 'networkidle' });
    return tab;
};
const shown = tab => tab.locator('li:visible').count();

const tab = await open(page);
same('entries', await shown(tab), 4);
same('the language', await tab.getAttribute('html', 'lang'), 'en');
await tab.fill('#search', 'WAGENLANDER osdi');
same('found without accents', await tab.locator('li:visible').evaluateAll(all => all.map(li => li.id)), ['entry-mai2020kungfu']);
same('headings of what is found', await tab.locator('h2:visible').allTextContents(), ['Conferences']);
same('the count', await tab.textContent('#count'), '1 of 4');
await tab.fill('#search', '');
await tab.selectOption('#kind', 'workshop');
same('workshops', await tab.locator('li:visible').evaluateAll(all => all.map(li => li.id)), ['entry-wagenlander2020spotnik']);
await tab.selectOption('#kind', '');
await tab.selectOption('#year', '2020');
same('of 2020', await shown(tab), 2);
await tab.locator('#years g[data-year="2024"] rect').click();
same('by the picture', [await shown(tab), await tab.inputValue('#year')], [2, '2024']);
await tab.locator('#years g[data-year="2024"] rect').click();
same('all again', await shown(tab), 4);
await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
const first = tab.locator('li').first();
await first.locator('summary').click();
await first.locator('button').click();
await first.getByText('Copied').waitFor();
const clip = await tab.evaluate(() => navigator.clipboard.readText());
if (!/^@inproceedings\{wagenlander2024tenplex,[^]*\}$/.test(clip)) fail(`copied: ${clip}`);
if (/keywords|related/.test(clip)) fail(`copied what is private: ${clip}`);
const data = JSON.parse(await tab.textContent('script[type="application/ld+json"]'));
same('the works that search engines see', data['@graph'].length, 4);
same('a work', [data['@graph'][0]['@type'], data['@graph'][0].author[0].familyName], ['ScholarlyArticle', 'Wagenländer']);
const coins = await tab.locator('.Z3988').evaluateAll(all => all.map(span => new URLSearchParams(span.title)));
same('works that reference managers see', coins.length, 4);

const plain = await open(page, { javaScriptEnabled: false });
same('without scripts', [await shown(plain), await plain.locator('#controls').isVisible()], [4, false]);

const bad = await open(hostile);
same('hostile entries', await shown(bad), 3);
for (const summary of await bad.locator('summary').all()) await summary.click();
same('elements that fields made', await bad.locator('li script, li img, li [onclick], a[href^="javascript"]').count(), 0);
const text = await bad.locator('li .entry').first().innerText();
if (!text.includes('<script>alert(1)</script> </script><!')) fail(`a title reads ${text}`);

if (pictures) {
    const picture = async (name, options, media) => {
        const looked = await open(page, options);
        if (media) await looked.emulateMedia(media);
        await looked.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
    };
    await picture('light', {});
    await picture('dark', { colorScheme: 'dark' });
    await picture('narrow', { viewport: { width: 360, height: 700 } });
    await picture('print', {}, { media: 'print' });
    await tab.pdf({ path: path.join(pictures, 'print.pdf') });
}
await browser.close();
if (!process.exitCode) console.log('page: searched, filtered, copied and printed, with nothing asked for and nothing run');

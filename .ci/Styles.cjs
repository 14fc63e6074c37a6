// Prints what citeproc-js, the reference engine, makes of items in styles, and checks the cases that argue against it:
//   node Styles.cjs FOLDER_OF_STYLES FOLDER_OF_LOCALES FOLDER_OF_CASES STYLES.txt ITEMS.json EXPECTED.json …
const CSL = require('citeproc'), fs = require('fs'), path = require('path');
const [styles, locales, cases, drawn, ...files] = process.argv.slice(2);
const read = file => fs.readFileSync(file, 'utf8');
const locale = tag => { try { return read(path.join(locales, `locales-${tag}.xml`)); } catch { return false; } };

function engineOf(style, list) {
    const items = new Map(list.map(item => [item.id, item]));
    const engine = new CSL.Engine({ retrieveLocale: locale, retrieveItem: id => structuredClone(items.get(id)) }, style);
    engine.updateItems(list.map(item => item.id));
    return engine;
}

function printed(engine, ids) {
    const result = engine.makeBibliography(), citations = {};
    // What a style prints nothing of has an id among the entries, and no entry unless it has a number.
    const every = result && result[0].entry_ids.length === result[1].length;
    const silent = new Set(result && !every ? result[0].bibliography_errors.map(error => error.itemID) : []);
    const printed = result ? result[0].entry_ids.map(id => [id].flat()[0]).filter(id => !silent.has(id)) : [];
    const bibliography = printed.map((id, i) => ({ id, html: result[1][i] }));
    const groups = [[0, 1, 2], [3, 4, 5], [10, 11, 12, 13]].filter(group => group.at(-1) < ids.length);
    for (const cluster of [...ids.slice(0, 50).map(id => [id]), ...groups.map(group => group.map(i => ids[i]))])
        citations[cluster.join('+')] = engine.makeCitationCluster(cluster.map(id => ({ id })));
    return { bibliography, citations };
}

for (let i = 0; i < files.length; i += 2) {
    const list = JSON.parse(read(files[i])), made = {};
    for (const style of read(drawn).trim().split('\n')) {
        try {
            made[style] = printed(engineOf(read(path.join(styles, `${style}.csl`)), list), list.map(item => item.id));
        } catch (error) {
            console.log(`${style}: the reference engine fails: ${error}`);
        }
    }
    fs.writeFileSync(files[i + 1], JSON.stringify(made));
}

let wrong = 0;
for (const name of fs.readdirSync(cases)) {
    const text = read(path.join(cases, name));
    const section = title => text.match(new RegExp(`>>=+ ${title} =+>>\\n([^]*?)\\n<<=+ ${title} =+<<`))?.[1].trim();
    const list = JSON.parse(section('INPUT')), engine = engineOf(section('CSL'), list);
    const [about, entries] = section('MODE') === 'bibliography' ? engine.makeBibliography() : [];
    const now = about ? about.bibstart + entries.join('') + about.bibend : engine.makeCitationCluster(list.map(({ id }) => ({ id })));
    if (now.trim() !== section('REFERENCE')) {
        console.log(`${name}: the reference engine prints ${now}`);
        wrong++;
    }
}
process.exit(wrong ? 1 : 0);

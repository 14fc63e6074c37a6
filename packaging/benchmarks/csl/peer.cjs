// Times citeproc-js, the best of some rounds: node peer.cjs ITEMS.json FOLDER STYLE…; the folder holds the styles and
// locales unpacked.
const CSL = require('citeproc');
const fs = require('fs');

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const [file, folder, ...styles] = process.argv.slice(2);
const items = new Map(JSON.parse(fs.readFileSync(file)).map(item => [item.id, item]));

function bibliography(style) {
    const engine = new CSL.Engine(
        {
            retrieveLocale: tag => fs.readFileSync(`${folder}/locales-${tag}.xml`, 'utf8'),
            retrieveItem: id => items.get(id),
        },
        fs.readFileSync(`${folder}/${style}.csl`, 'utf8'));
    engine.updateItems([...items.keys()]);
    return engine.makeBibliography()[1].join('');
}

for (const style of styles) {
    let best = Infinity;
    let length = 0;
    for (let round = 0; round < ROUNDS; round++) {
        const start = process.cpuUsage();
        length = bibliography(style).length;
        const used = process.cpuUsage(start);
        best = Math.min(best, (used.user + used.system) / 1e6);
    }
    console.log(`citeproc-js\t${style}\t${items.size}\t${best.toFixed(2)} s\t(${length} letters)`);
}

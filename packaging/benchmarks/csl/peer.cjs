// Times citeproc-js, as CslBenchmark times Octavo: node peer.cjs ITEMS.json FOLDER STYLE…; the folder holds the styles
// and locales unpacked.
const CSL = require('citeproc');
const fs = require('fs');

const SECONDS = Number(process.env.SECONDS_EACH ?? 60);
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
    for (let spent = 0; spent < SECONDS;) {
        const start = process.cpuUsage();
        let count = 0;
        let seconds;
        do {
            length = bibliography(style).length;
            count++;
            const used = process.cpuUsage(start);
            seconds = (used.user + used.system) / 1e6;
        } while (seconds < 1);
        spent += seconds;
        best = Math.min(best, seconds / count);
    }
    console.log(`citeproc-js\t${style}\t${items.size}\t${best.toFixed(2)} s\t(${length} letters)`);
}

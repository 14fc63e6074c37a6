// Times citeproc-js: node peer.cjs ITEMS.json FOLDER STYLE…; the folder holds the styles and locales unpacked.
const CSL = require('citeproc');
const fs = require('fs');

const [file, folder, ...styles] = process.argv.slice(2);
const items = new Map(JSON.parse(fs.readFileSync(file)).map(item => [item.id, item]));
for (const style of styles) {
    const start = process.cpuUsage();
    const engine = new CSL.Engine(
        {
            retrieveLocale: tag => fs.readFileSync(`${folder}/locales-${tag}.xml`, 'utf8'),
            retrieveItem: id => items.get(id),
        },
        fs.readFileSync(`${folder}/${style}.csl`, 'utf8'));
    engine.updateItems([...items.keys()]);
    const length = engine.makeBibliography()[1].join('').length;
    const used = process.cpuUsage(start);
    const seconds = (used.user + used.system) / 1e6;
    console.log(`citeproc-js\t${style}\t${items.size}\t${seconds.toFixed(2)} s\t(${length} letters)`);
}

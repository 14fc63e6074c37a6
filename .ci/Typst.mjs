// Sets each bibliography of a folder with Typst; all must be accepted but the one that is wrong by intent.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fs from 'node:fs';

const [folder, wrong] = process.argv.slice(2);
const typst = NodeCompiler.create({ workspace: folder });
const accepts = file => {
    const mainFileContent = `#bibliography("/${file}", full: true, style: "apa")`;
    const outcome = typst.compile({ mainFileContent });
    if (!outcome.result && file !== wrong) {
        const said = typst.fetchDiagnostics(outcome.takeDiagnostics()).map(what => what.message);
        console.error(`hayagriva: ${file}: ${said.join('; ')}`);
    }
    return Boolean(outcome.result);
};
const files = fs.readdirSync(folder).filter(file => file.endsWith('.yml'));
const accepted = files.filter(accepts);
console.log(`hayagriva: ${accepted.length} of ${files.length - 1} files accepted by Typst`);
process.exit(accepted.length === files.length - 1 && !accepted.includes(wrong) ? 0 : 1);

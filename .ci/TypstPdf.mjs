// Sets a document of Typst as a PDF: TypstPdf.mjs FILE.typ FILE.pdf
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fs from 'node:fs';

const [source, target] = process.argv.slice(2);
const typst = NodeCompiler.create({ workspace: '.' });
fs.writeFileSync(target, typst.pdf({ mainFilePath: source }));

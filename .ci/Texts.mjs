// The text of a document that pandoc has read into JSON (standard input), a block a line; or, with a .typ file as
// argument, the PDF that Typst sets of it, written to the second argument.
import fs from 'node:fs';

const [source, target] = process.argv.slice(2);
if (source) {
    const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    const typst = NodeCompiler.create({ workspace: '.' });
    const mainFileContent = '#set page(width: 100cm, height: 40cm)\n' + fs.readFileSync(source, 'utf8');
    const outcome = typst.compile({ mainFileContent });
    if (!outcome.result) {
        const said = typst.fetchDiagnostics(outcome.takeDiagnostics()).map(what => what.message);
        console.error(`writers: Typst: ${said.join('; ')}`);
        process.exit(1);
    }
    fs.writeFileSync(target, typst.pdf({ mainFileContent }));
} else {
    const text = node => {
        if (Array.isArray(node)) return node.map(text).join('');
        if (node === null || typeof node !== 'object') return '';
        const { t, c } = node;
        if (t === 'Str') return c;
        if (t === 'Space' || t === 'SoftBreak' || t === 'LineBreak') return ' ';
        if (t === 'Quoted') return (c[0].t === 'SingleQuote' ? `'${text(c[1])}'` : `"${text(c[1])}"`);
        if (['Link', 'Code', 'CodeBlock', 'Image', 'Header', 'OrderedList', 'BulletList', 'Math'].includes(t)) return `<<${t}>>`;
        return text(c) + (t === 'Para' || t === 'Plain' || t === 'LineBlock' ? '\n' : '');
    };
    const document = JSON.parse(fs.readFileSync(0, 'utf8'));
    process.stdout.write(text(document.blocks));
}

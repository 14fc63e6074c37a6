package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.fields.FieldName;
import octavo.library.LinkedFile;
import octavo.library.Work;
import octavo.text.Span;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.WebUrl;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What an editor shows of a `.bib` as a whole: its symbols, what folds, and its links.
final class BibOutline {
    private static final int KEY = 20;
    private static final int CONSTANT = 14;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final BibDocument bib;

    BibOutline(BibDocument bib) {
        this.bib = bib;
    }

    ArrayNode symbols() {
        ArrayNode symbols = NODES.arrayNode();
        for (int i = 0; i < bib.library().slots().size(); i++) {
            switch (bib.library().slots().get(i).item()) {
                case BibEntry entry -> {
                    Work work = bib.library().workAt(i).orElseThrow();
                    String name = entry.key().isEmpty() ? "@" + entry.type() : entry.key();
                    ObjectNode symbol = symbol(i, name, KEY);
                    symbol.put("detail", ReferenceText.inShort(work));
                    symbol.set(
                            "selectionRange", bib.document().range(bib.place(i, entry.keySpan())));
                    symbols.add(symbol);
                }
                case BibString string when !string.name().isBlank() ->
                        symbols.add(symbol(i, string.name(), CONSTANT));
                default -> {
                    // Nothing that anybody looks for.
                }
            }
        }
        return symbols;
    }

    private ObjectNode symbol(int item, String name, int kind) {
        ObjectNode symbol = NODES.objectNode().put("name", name).put("kind", kind);
        ObjectNode range = bib.document().range(bib.place(item));
        symbol.set("range", range);
        symbol.set("selectionRange", range.deepCopy());
        return symbol;
    }

    ArrayNode folds() {
        ArrayNode folds = NODES.arrayNode();
        for (int i = 0; i < bib.library().slots().size(); i++) {
            BibItem item = bib.library().slots().get(i).item();
            Span place = bib.place(i);
            int first = bib.document().lineOf(place.start());
            int last = bib.document().lineOf(Math.max(place.start(), place.end() - 1));
            if (last > first && !(item instanceof BibText)) {
                folds.addObject().put("startLine", first).put("endLine", last);
            }
        }
        return folds;
    }

    /// Links to the web, and to documents that are there.
    ArrayNode links() {
        ArrayNode links = NODES.arrayNode();
        for (int i = 0; i < bib.library().slots().size(); i++) {
            bib.library().workAt(i).ifPresent(work -> addLinks(links, work));
        }
        return links;
    }

    private void addLinks(ArrayNode links, Work work) {
        add(links, work, "doi", work.doi().map(Doi::url));
        add(links, work, "eprint", work.arXiv().map(ArxivId::url));
        add(links, work, "url", work.webUrl().flatMap(WebUrl::browserUrl));
        List<Path> folders =
                Optional.ofNullable(bib.document().path().getParent()).stream().toList();
        add(
                links,
                work,
                FieldName.FILE,
                work.fileLinks().stream()
                        .flatMap(link -> LinkedFile.findFile(link, folders).stream())
                        .filter(LinkedFile::isDocument)
                        .map(FileAddress::of)
                        .findFirst());
    }

    private void add(ArrayNode links, Work work, String field, Optional<String> target) {
        Optional<Span> place = work.entry().findValueSpan(field);
        if (target.isPresent() && place.isPresent()) {
            links.addObject()
                    .put("target", target.get())
                    .set("range", bib.document().range(bib.place(work.index(), place.get())));
        }
    }
}

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
    private static final int KEY_SYMBOL = 20;
    private static final int CONSTANT_SYMBOL = 14;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final BibDocument bibDocument;

    BibOutline(BibDocument bibDocument) {
        this.bibDocument = bibDocument;
    }

    ArrayNode documentSymbols() {
        ArrayNode symbolsJson = NODES.arrayNode();
        for (int i = 0; i < bibDocument.library().slots().size(); i++) {
            switch (bibDocument.library().slots().get(i).item()) {
                case BibEntry entry -> {
                    Work work = bibDocument.library().workAt(i).orElseThrow();
                    String name = entry.key().isEmpty() ? "@" + entry.type() : entry.key();
                    ObjectNode symbol = createSymbol(i, name, KEY_SYMBOL);
                    symbol.put("detail", ReferenceText.shortText(work));
                    symbol.set(
                            "selectionRange",
                            bibDocument.document().rangeOf(bibDocument.spanOf(i, entry.keySpan())));
                    symbolsJson.add(symbol);
                }
                case BibString string when !string.name().isBlank() ->
                        symbolsJson.add(createSymbol(i, string.name(), CONSTANT_SYMBOL));
                default -> {
                    // Nothing that anybody looks for.
                }
            }
        }
        return symbolsJson;
    }

    private ObjectNode createSymbol(int itemIndex, String name, int symbolKind) {
        ObjectNode symbol = NODES.objectNode().put("name", name).put("kind", symbolKind);
        ObjectNode range = bibDocument.document().rangeOf(bibDocument.spanOf(itemIndex));
        symbol.set("range", range);
        symbol.set("selectionRange", range.deepCopy());
        return symbol;
    }

    ArrayNode foldingRanges() {
        ArrayNode foldsJson = NODES.arrayNode();
        for (int i = 0; i < bibDocument.library().slots().size(); i++) {
            BibItem item = bibDocument.library().slots().get(i).item();
            Span itemSpan = bibDocument.spanOf(i);
            int firstLine = bibDocument.document().lineOf(itemSpan.start());
            int lastLine =
                    bibDocument.document().lineOf(Math.max(itemSpan.start(), itemSpan.end() - 1));
            if (lastLine > firstLine && !(item instanceof BibText)) {
                foldsJson.addObject().put("startLine", firstLine).put("endLine", lastLine);
            }
        }
        return foldsJson;
    }

    /// Links to the web, and to documents that are there.
    ArrayNode documentLinks() {
        ArrayNode linksJson = NODES.arrayNode();
        for (int i = 0; i < bibDocument.library().slots().size(); i++) {
            bibDocument.library().workAt(i).ifPresent(work -> addLinks(linksJson, work));
        }
        return linksJson;
    }

    private void addLinks(ArrayNode linksJson, Work work) {
        addLink(linksJson, work, "doi", work.doi().map(Doi::url));
        addLink(linksJson, work, "eprint", work.arXiv().map(ArxivId::url));
        addLink(linksJson, work, "url", work.webUrl().flatMap(WebUrl::browserUrl));
        List<Path> folders =
                Optional.ofNullable(bibDocument.document().path().getParent()).stream().toList();
        addLink(
                linksJson,
                work,
                FieldName.FILE,
                work.fileLinks().stream()
                        .flatMap(link -> LinkedFile.findFile(link, folders).stream())
                        .filter(LinkedFile::isDocument)
                        .map(FileUri::of)
                        .findFirst());
    }

    private void addLink(
            ArrayNode linksJson, Work work, String field, Optional<String> linkTarget) {
        Optional<Span> valueSpan = work.entry().findValueSpan(field);
        if (linkTarget.isPresent() && valueSpan.isPresent()) {
            linksJson
                    .addObject()
                    .put("target", linkTarget.get())
                    .set(
                            "range",
                            bibDocument
                                    .document()
                                    .rangeOf(bibDocument.spanOf(work.index(), valueSpan.get())));
        }
    }
}

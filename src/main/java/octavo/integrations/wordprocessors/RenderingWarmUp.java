package octavo.integrations.wordprocessors;

import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.integrations.wordprocessors.LiveRendering.HandChange;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.CodedCite.CiteDetails;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.codes.ZoteroCode.CitedItem;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Renders a made document, so that the first citation somebody inserts finds classes loaded and
/// the code that renders compiled: without it, that takes three seconds.
final class RenderingWarmUp {
    private static final List<String> STYLES = List.of("apa", "ieee");
    private static final int WORKS = 100;
    private static final int CITATIONS = 200;
    private static final int ROUNDS = 2;

    private RenderingWarmUp() {}

    static void run() {
        List<LiveField> fields = makeFields();
        for (int round = 0; round < ROUNDS; round++) {
            for (String id : STYLES) {
                BundledStyles.readStyle(id)
                        .flatMap(resolved -> resolved.style().value())
                        .ifPresent(style -> render(style, fields));
            }
        }
    }

    private static List<LiveField> makeFields() {
        List<CitedItem> items =
                IntStream.range(0, WORKS).mapToObj(RenderingWarmUp::makeItem).toList();
        Stream<String> citations =
                IntStream.range(0, CITATIONS)
                        .mapToObj(number ->
                                ZoteroCode.citationField(
                                        ZoteroCode.unwrittenCitation(
                                                "warm" + number,
                                                List.of(
                                                        items.get(number * 7 % WORKS),
                                                        items.get(number * 3 % WORKS)))));
        return Stream.concat(citations, Stream.of(ZoteroCode.bibliographyField()))
                .map(code -> new LiveField(0, WriterSession.wireCode(code), 0, Optional.empty()))
                .toList();
    }

    private static CitedItem makeItem(int number) {
        String key = "warm" + number;
        ObjectNode item = JsonNodeFactory.instance.objectNode();
        item.put("type", "article-journal").put("title", "Work " + number);
        item.put("container-title", "Journal of Tests").put("volume", String.valueOf(number % 9));
        item.put("page", number + "-" + (number + 9));
        ArrayNode people = item.putArray("author");
        people.addObject().put("family", "Mai").put("given", "Ada");
        people.addObject().put("family", "Berg" + number % 9).put("given", "Bo");
        item.putObject("issued").putArray("date-parts").addArray().add(1980 + number % 40);
        return new CitedItem(key, CodedCite.ofKey(key, List.of(), CiteDetails.PLAIN), item);
    }

    private static void render(Style style, List<LiveField> fields) {
        LiveRendering rendering =
                new LiveRendering(_ -> Optional.empty(), style, "en-US", fields, false);
        try {
            int changes = rendering.citationChanges(_ -> HandChange.NONE).size();
            if (changes != CITATIONS) {
                throw new IllegalStateException(changes + " citations were rendered");
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        LiveRendering.readFields(fields).forEach(field -> rendering.bibliographyText(field.code()));
    }
}

package octavo.integrations.wordprocessors;

import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Library;
import octavo.library.Work;
import octavo.officedocuments.DocumentItems;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.CodedCite.CiteDetails;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.codes.ZoteroCode.CitedItem;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Cites in a made document, so that the first citation somebody inserts finds classes loaded and
/// the code compiled that renders, reads and writes: without it, that takes three seconds.
final class CitingWarmUp {
    private static final List<String> STYLES = List.of("apa", "ieee");
    private static final int WORKS = 100;
    private static final int CITATIONS = 200;

    /// With more of them, little becomes faster.
    private static final int ROUNDS = 6;

    private final List<CitedItem> items =
            IntStream.range(0, WORKS).mapToObj(CitingWarmUp::makeItem).toList();
    private final Library library =
            Library.of(
                    DocumentItems.of(
                                    items.stream().map(CitedItem::cite).toList(),
                                    _ -> Optional.empty())
                            .references()
                            .toFile());

    private CitingWarmUp() {}

    static void run() {
        new CitingWarmUp().citeInEachStyle();
    }

    private void citeInEachStyle() {
        List<WarmUpDocument> documents = STYLES.stream().map(this::makeDocument).toList();
        for (int round = 0; round < ROUNDS; round++) {
            for (WarmUpDocument document : documents) {
                cite(document, round);
            }
        }
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
        CodedCite cite =
                new CodedCite(
                        key,
                        List.of(),
                        Optional.of(key),
                        Optional.of(item),
                        Optional.empty(),
                        CiteDetails.PLAIN);
        return new CitedItem(key, cite, item);
    }

    private WarmUpDocument makeDocument(String style) {
        WarmUpDocument document = new WarmUpDocument();
        document.writeIn(new StyleChoice("http://www.zotero.org/styles/" + style, "en-US"));
        Stream<String> citations =
                IntStream.range(0, CITATIONS)
                        .mapToObj(number ->
                                ZoteroCode.citationField(
                                        ZoteroCode.unwrittenCitation(
                                                "warm" + number,
                                                List.of(
                                                        items.get(number * 7 % WORKS),
                                                        items.get(number * 3 % WORKS)))));
        document.addCodes(
                Stream.concat(citations, Stream.of(ZoteroCode.bibliographyField()))
                        .map(WriterSession::wireCode)
                        .toList());
        return document;
    }

    private void cite(WarmUpDocument document, int round) {
        try {
            LiveDocument live = LiveDocument.active((question, _) -> document.answer(question));
            Work picked = library.workWithKey("warm" + (WORKS - 1 - round)).orElseThrow();
            new WriterSession(live, new MadeAnswers(library, picked))
                    .perform(WriterCommand.EDIT_CITATION);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        if (document.writtenCount() != CITATIONS + 2 + round) {
            throw new IllegalStateException(document.writtenCount() + " citations were rendered");
        }
    }

    /// Answers in somebody's place.
    private record MadeAnswers(Library library, Work picked) implements AuthorQuestions {
        @Override
        public List<PickedEntry> pickEntries(List<PickedEntry> present) {
            return List.of(new PickedEntry(picked, "see", "3", "", false));
        }

        @Override
        public Optional<StyleChoice> chooseStyle(Optional<StyleChoice> present) {
            return present;
        }

        @Override
        public Optional<Work> findWork(String key) {
            return library.workWithKey(key);
        }

        @Override
        public String translate(LocalizedSentence message) {
            return message.toString();
        }
    }
}

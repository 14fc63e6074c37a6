package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.Sample;
import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The index answers as a walk over all entries does, whatever the library, the query and the edits
/// before.
class SearchIndexPropertyTest {
    private static final List<String> WORDS =
            List.of(
                    "a",
                    "ab",
                    "abc",
                    "b",
                    "M{\\\"u}ller",
                    "Mueller",
                    "Øre",
                    "oere",
                    "{Kung}Fu",
                    "kungfu",
                    "non-a",
                    "''b''",
                    "$x^2$",
                    "a--b",
                    "\\emph{ab}",
                    "2020",
                    "学习a",
                    "-",
                    "O'B",
                    "\\&",
                    "ß",
                    "ss");
    private static final List<String> FIELDS =
            List.of(
                    "author",
                    "title",
                    "journal",
                    "year",
                    "doi",
                    "keywords",
                    "crossref",
                    "xdata",
                    "Booktitle",
                    "note",
                    "x-any",
                    "date",
                    "ids");
    private static final List<String> QUERIES =
            List.of(
                    "a",
                    "ab",
                    "\"ab\"",
                    "müller",
                    "mueller",
                    "ore",
                    "kungfu",
                    "non-a",
                    "nona",
                    "\"a b\"",
                    "a,b",
                    "title:a",
                    "author:müller",
                    "year:2020",
                    "year:201",
                    "year:2010..2025",
                    "has:doi",
                    "has:venue",
                    "type:preprint",
                    "type:art",
                    "key:k1",
                    "key:1",
                    "tag:b",
                    "title==ab",
                    "title==\"müller a\"",
                    "note==a",
                    "venue:ab",
                    "*b",
                    "*ller",
                    "title:*ue",
                    "key:*1",
                    "tag:*b",
                    "*学",
                    "=*b",
                    "学习",
                    "\"学习 a\"",
                    "x-any:ss",
                    "person:b",
                    "=a",
                    "ob",
                    "x",
                    "k");

    static IntStream theIndexAnswersAsAWalkOverAllEntriesDoes() {
        return IntStream.rangeClosed(1, Sample.of(150));
    }

    @ParameterizedTest
    @MethodSource
    @Tag(Sample.TAG)
    void theIndexAnswersAsAWalkOverAllEntriesDoes(int seed) {
        Random random = new Random(seed);
        Library library = Library.of(BibParser.parse(file(random)));
        SearchIndex index = SearchIndex.of(library);
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 12; j++) {
                String query = query(random, 3);
                Query parsed = QueryParser.parse(query, index.fieldNames()).value();
                Library state = library;
                assertEquals(
                        Scan.matching(library, parsed),
                        index.matchingSlots(parsed),
                        () -> query + " in\n" + state.file().text());
            }
            library = library.applyEdit(edit(library, random));
            index = index.updateTo(library);
        }
    }

    static IntStream whatIsBeingMadeAnswersAsTheIndexDoes() {
        return IntStream.rangeClosed(1, Sample.of(60));
    }

    /// With parts of three entries, some of which are made.
    @ParameterizedTest
    @MethodSource
    @Tag(Sample.TAG)
    void whatIsBeingMadeAnswersAsTheIndexDoes(int seed) {
        Random random = new Random(seed);
        Library library = Library.of(BibParser.parse(file(random)));
        SearchIndex index = SearchIndex.of(library);
        for (int made = 0; made < 4; made++) {
            PartialIndex growing = PartialIndex.of(library, 3);
            IntStream.range(0, Math.min(made, growing.partCount())).forEach(growing::buildPart);
            assertEquals(index.fieldNames(), growing.fieldNames());
            for (int j = 0; j < 12; j++) {
                String query = query(random, 3);
                Query parsed = QueryParser.parse(query, index.fieldNames()).value();
                assertEquals(index.matchingSlots(parsed), growing.matchingSlots(parsed), query);
            }
            assertEquals(index.fieldNames(), growing.finishIndex().fieldNames());
        }
    }

    private static <T> T any(Random random, List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static String query(Random random, int depth) {
        return switch (depth == 0 ? 0 : random.nextInt(6)) {
            case 1 -> query(random, depth - 1) + " " + query(random, depth - 1);
            case 2 -> "(" + query(random, depth - 1) + " or " + query(random, depth - 1) + ")";
            case 3 -> "-" + any(random, QUERIES);
            default -> any(random, QUERIES);
        };
    }

    private static String file(Random random) {
        return IntStream.range(0, random.nextInt(12))
                .mapToObj(i -> item(random, i))
                .collect(Collectors.joining("\n\n"));
    }

    private static String item(Random random, int i) {
        return switch (random.nextInt(10)) {
            case 0 -> "@string{s" + random.nextInt(2) + " = {" + text(random) + "}}";
            case 1 -> "@comment{jabref-meta: databaseType:biblatex;}";
            default -> entry(random, "k" + i);
        };
    }

    private static String entry(Random random, String key) {
        String type =
                any(random, List.of("article", "misc", "inproceedings", "proceedings", "xdata"));
        String fields =
                IntStream.range(0, random.nextInt(6))
                        .mapToObj(_ -> field(random))
                        .collect(Collectors.joining(",\n "));
        return "@" + type + "{" + key + ",\n " + fields + "}";
    }

    private static String field(Random random) {
        String name = any(random, FIELDS);
        String keys =
                "k" + random.nextInt(12) + (random.nextBoolean() ? "" : ",k" + random.nextInt(12));
        String value =
                switch (name) {
                    case "year" ->
                            any(random, List.of("2020", "{2015}", "{in press}", "{c. 1990}"));
                    case "date" -> any(random, List.of("{2020-05}", "{2011/2012}"));
                    case "crossref", "xdata", "ids" -> "{" + keys + "}";
                    default -> value(random);
                };
        return name + " = " + value;
    }

    private static String value(Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> "s" + random.nextInt(2);
            case 1 -> "\"" + text(random).replace("\"", "'") + "\" # s0";
            case 2 -> "\"" + text(random).replace("\"", "'") + "\"";
            default -> "{" + text(random) + "}";
        };
    }

    private static String text(Random random) {
        return IntStream.range(0, random.nextInt(5))
                .mapToObj(_ -> any(random, WORDS))
                .collect(Collectors.joining(any(random, List.of(" ", "  ", "\n  ", ", ", "~"))));
    }

    private static Edit edit(Library library, Random random) {
        List<Slot> slots = library.slots();
        Edit append =
                library.appendEntries(
                        List.of(
                                BibEntry.parse(entry(random, "k" + random.nextInt(12)))
                                        .orElseThrow()));
        if (slots.isEmpty()) {
            return append;
        }
        int at = random.nextInt(slots.size());
        return switch (random.nextInt(5)) {
            case 0 -> append;
            case 1 -> library.removeSlot(slots.get(at).number());
            case 2 -> library.replaceContent(BibParser.parse(file(random)));
            case 3 -> swap(slots, at, random.nextInt(slots.size()));
            default -> {
                List<Slot> entries = library.entrySlots().toList();
                yield entries.isEmpty()
                        ? append
                        : new Edit.EditBatch(
                                List.of(
                                        library.replaceEntry(
                                                any(random, entries).number(),
                                                BibEntry.parse(
                                                                entry(
                                                                        random,
                                                                        "k" + random.nextInt(12)))
                                                        .orElseThrow())));
            }
        };
    }

    private static Edit swap(List<Slot> slots, int one, int other) {
        List<Slot> swapped = new ArrayList<>(slots);
        swapped.set(one, slots.get(other));
        swapped.set(other, slots.get(one));
        return new Edit.SlotReplacement(0, slots, swapped);
    }
}

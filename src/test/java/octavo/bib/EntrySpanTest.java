package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.text.Diagnostic;
import octavo.text.Span;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Every span of a block lies in its slice, so an edit of a damaged entry may be refused but never
/// throws. Cut files have every way for a block to break off.
class EntrySpanTest {
    private static final int SMALL_FILES = 12;
    private static final int CUTS_OF_LARGER_FILES = 400;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@book{k,\n year = \n",
                "@book{k,\n year =",
                "@book{k,\n year = % remark\n\n",
                "@book{k,\n year = \n\n@misc{next, title = {x}}",
                "@book{ \n",
                "@book{k \n",
                "@string{ \n",
                "@string{s = \n",
                "@preamble{ \n",
                "@misc{k, note = \"one\n x \\\"o}"
            })
    void spansOfABlockThatBreaksOffLieInItsSlice(String text) {
        check(text.getBytes(UTF_8));
    }

    @Test
    void aFieldThatBreaksOffBehindItsEqualsSignTakesAValue() {
        BibEntry entry =
                (BibEntry)
                        BibParser.parse("@book{k,\n  title = {x},\n  year = \n").items().getFirst();
        assertEquals(
                Optional.of("@book{k,\n  title = {x},\n  year ={2021}"),
                entry.withValue("year", BibValue.parse("{2021}")).map(BibEntry::text));
    }

    @Test
    void aRemarkIsNotTheValueOfAFieldThatBreaksOff() {
        BibEntry entry =
                (BibEntry) BibParser.parse("@book{k,\n year = % soon\n").items().getFirst();
        assertEquals("", entry.fields().getFirst().valueSource());
    }

    @Test
    void everyPrefixOfTheProbesAndOfSmallFilesHasItsSpansInTheirSlices() throws IOException {
        List<Path> files = new ArrayList<>(files("bib/probes"));
        files.addAll(corpus().subList(0, SMALL_FILES));
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            for (int length = 0; length <= Math.min(bytes.length, 4096); length++) {
                check(Arrays.copyOf(bytes, length));
            }
        }
    }

    @Test
    void cutsOfLargerFilesHaveTheirSpansInTheirSlices() throws IOException {
        Random random = new Random(9);
        List<Path> files = corpus();
        for (int i = 0; i < CUTS_OF_LARGER_FILES; i++) {
            byte[] bytes = Files.readAllBytes(files.get(random.nextInt(files.size())));
            int from = random.nextInt(bytes.length);
            int to = from + random.nextInt(Math.min(bytes.length - from, 3000) + 1);
            check(Arrays.copyOfRange(bytes, from, to));
        }
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(SharedData.path("octavo." + folder, folder))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /// The corpus, the smallest files first.
    private static List<Path> corpus() throws IOException {
        return files("bib/corpus").stream()
                .sorted(Comparator.comparingLong((Path file) -> file.toFile().length()))
                .filter(file -> file.toFile().length() > 0)
                .toList();
    }

    private static void check(byte[] bytes) {
        for (BibItem item : BibParser.parse(bytes).items()) {
            for (Diagnostic diagnostic : item.diagnostics()) {
                assertInside(diagnostic.span(), item);
            }
            switch (item) {
                case BibEntry entry -> check(entry);
                case BibString string -> {
                    assertInside(string.nameSpan(), item);
                    assertInside(string.valueSpan(), item);
                    string.withName("other");
                    string.withValue(BibValue.parse("{other}"));
                }
                case BibPreamble preamble -> assertInside(preamble.valueSpan(), item);
                case BibComment _, BibText _, BibDisabled _ -> {}
            }
        }
    }

    private static void check(BibEntry entry) {
        assertInside(entry.typeSpan(), entry);
        assertInside(entry.keySpan(), entry);
        assertInside(new Span(entry.bodyEnd(), entry.bodyEnd()), entry);
        entry.withValue("added", BibValue.parse("{x}"));
        entry.withKey("other");
        entry.withType("misc");
        EntryStyle.of(entry);
        int count = entry.fieldCount();
        for (int i = 0; i < count; i++) {
            assertInside(entry.nameSpan(i), entry);
            assertInside(entry.valueSpan(i), entry);
        }
        if (count > 0) {
            int last = count - 1;
            entry.withValue(last, BibValue.parse("{x}"));
            entry.withoutField(last);
            entry.withRenamedField(last, "renamed");
            entry.withFieldOrder(IntStream.iterate(last, i -> i >= 0, i -> i - 1).boxed().toList());
        }
    }

    private static void assertInside(Span span, BibItem item) {
        assertTrue(
                span.start() >= 0 && span.end() <= item.slice().length(),
                () -> span + " in " + item.slice().length() + " bytes: " + item.slice());
    }
}

package octavo.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.merge.Merge;
import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/// What holds of damaged files: they come back byte for byte, edits touch their place only, and
/// merges are as [Merge] promises.
final class LibraryLaws {
    private static final int MERGED = 6000;
    private static final int ENTRIES = 5;
    private static final List<String> NAMES =
            List.of("title", "year", "note", "x-y", "", "a b", "é");

    static final List<FuzzLaw> ALL =
            List.of(
                    new FuzzLaw("parse", SeedInputs.ALL::library, LibraryLaws::comesBack),
                    new FuzzLaw("edit", SeedInputs.ALL::library, LibraryLaws::takesEdits),
                    new FuzzLaw("merge", SeedInputs.ALL::library, LibraryLaws::merges));

    private LibraryLaws() {}

    private static void comesBack(byte[] input, Random random) {
        BibFile file = BibParser.parse(input);
        assertArrayEquals(input, file.bytes());
        for (BibItem item : file.items()) {
            for (Diagnostic diagnostic : item.diagnostics()) {
                assertInside(diagnostic.span(), item);
            }
        }
    }

    private static void assertInside(Span span, BibItem item) {
        assertTrue(span.start() >= 0 && span.end() <= item.slice().length(), span::toString);
    }

    private static void takesEdits(byte[] input, Random random) {
        List<BibEntry> entries = new ArrayList<>();
        for (BibItem item : BibParser.parse(input).items()) {
            if (item instanceof BibEntry entry) {
                entries.add(entry);
            }
        }
        Collections.shuffle(entries, random);
        for (BibEntry entry : entries.subList(0, Math.min(ENTRIES, entries.size()))) {
            edit(entry, random);
        }
    }

    private static void edit(BibEntry entry, Random random) {
        String text = new String(SeedInputs.ALL.text(random), UTF_8);
        BibValue value = BibValue.braced(text).orElse(BibValue.parse("{x}"));
        String name = SeedInputs.any(NAMES, random);
        assertReads(entry.withValue(name, value));
        assertReads(entry.withKey(text));
        assertReads(entry.withType(name));
        assertReads(entry.withText(text));
        entry.withValue(name, value)
                .ifPresent(edited ->
                        assertEquals(Optional.of(value.source()), edited.valueSource(name)));
        int count = entry.fieldCount();
        if (count == 0) {
            return;
        }
        int at = random.nextInt(count);
        entry.withValue(at, value)
                .ifPresent(edited -> {
                    assertReads(Optional.of(edited));
                    assertOnly(entry.valueSpan(at), entry, edited);
                    assertEquals(value.source(), edited.fields().get(at).valueSource());
                });
        entry.withRenamedField(at, name)
                .ifPresent(edited -> assertOnly(nameAndBlanks(entry, at), entry, edited));
        entry.withoutField(at).ifPresent(edited -> assertEquals(count - 1, edited.fieldCount()));
        List<Integer> order = new ArrayList<>(IntStream.range(0, count).boxed().toList());
        Collections.shuffle(order, random);
        assertReads(entry.withFieldOrder(order));
    }

    /// A field's name, and the blanks behind it, which keep an aligned `=` in its column.
    private static Span nameAndBlanks(BibEntry entry, int at) {
        Span name = entry.nameSpan(at);
        int end = name.end();
        while (entry.slice().byteAt(end) == ' ') {
            end++;
        }
        return new Span(name.start(), end);
    }

    private static void assertReads(Optional<BibEntry> edited) {
        edited.ifPresent(it -> {
            List<BibItem> items = BibParser.parse(it.slice().bytes()).items();
            assertEquals(1, items.size(), it::text);
            assertArrayEquals(it.slice().bytes(), items.getFirst().slice().bytes());
        });
    }

    private static void assertOnly(Span span, BibEntry before, BibEntry after) {
        byte[] old = before.slice().bytes();
        byte[] now = after.slice().bytes();
        int tail = old.length - span.end();
        assertTrue(now.length >= span.start() + tail, after::text);
        assertArrayEquals(Arrays.copyOf(old, span.start()), Arrays.copyOf(now, span.start()));
        assertArrayEquals(
                Arrays.copyOfRange(old, span.end(), old.length),
                Arrays.copyOfRange(now, now.length - tail, now.length));
    }

    private static void merges(byte[] input, Random random) {
        byte[] start = input.length > MERGED ? Arrays.copyOf(input, MERGED) : input;
        InputMutator mutator = new InputMutator(random, SeedInputs.BIBTEX);
        BibFile base = BibParser.parse(start);
        BibFile ours = BibParser.parse(mutator.mutated(start, start));
        BibFile theirs = BibParser.parse(mutator.mutated(start, start));
        assertArrayEquals(ours.bytes(), Merge.of(base, ours, base).mergedFile().bytes());
        assertArrayEquals(ours.bytes(), Merge.of(base, base, ours).mergedFile().bytes());
        assertArrayEquals(ours.bytes(), Merge.of(base, ours, ours).mergedFile().bytes());
        byte[] merged = Merge.of(base, ours, theirs).mergedFile().bytes();
        assertArrayEquals(merged, BibParser.parse(merged).bytes());
    }
}

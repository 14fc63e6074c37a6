package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.CaseFile;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

class EntryEditCasesTest {
    static List<Arguments> cases() throws IOException {
        return CaseFile.rows(EntryEditCasesTest.class, "edits.tsv", 3).stream()
                .map(row -> Arguments.of(row.toArray()))
                .toList();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("cases")
    void anEditTouchesOnlyItsPart(String text, String edit, String after) {
        String[] words = edit.split(" ", 2);
        Optional<BibEntry> edited =
                edited(
                        BibEntry.parse(text).orElseThrow(),
                        words[0],
                        words.length > 1 ? words[1] : "");
        assertEquals(after, edited.map(BibEntry::text).orElse("refused"));
    }

    private static Optional<BibEntry> edited(BibEntry entry, String verb, String what) {
        String[] parts = (what + " ").split(" ", 2);
        String rest = parts[1].strip();
        boolean placed = parts[0].matches("\\d");
        return switch (verb) {
            case "set" -> {
                BibValue value = BibValue.parse(rest);
                yield placed
                        ? entry.withValue(Integer.parseInt(parts[0]), value)
                        : entry.withValue(parts[0], value);
            }
            case "drop" ->
                    placed ? entry.withoutField(Integer.parseInt(what)) : entry.withoutField(what);
            case "name" ->
                    placed
                            ? entry.withRenamedField(Integer.parseInt(parts[0]), rest)
                            : entry.withRenamedField(parts[0], rest);
            case "order" ->
                    entry.withFieldOrder(Stream.of(what.split(" ")).map(Integer::valueOf).toList());
            case "key" -> entry.withKey(what);
            case "type" -> entry.withType(what);
            case "text" -> entry.withText(what);
            default -> throw new IllegalArgumentException(verb);
        };
    }
}

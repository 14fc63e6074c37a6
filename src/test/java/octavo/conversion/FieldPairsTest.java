package octavo.conversion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.formats.bibtex.BibExport;
import octavo.formats.csljson.CslJson;
import octavo.formats.csv.CsvExport;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.ris.RisExport;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Two fields may want one place in the other format; the one that does not get it is reported.
@Tag("slow")
class FieldPairsTest {
    /// Fields whose values say something of the file, or are named in other words elsewhere.
    private static final Set<String> SAID_OTHERWISE =
            Set.of("date", "year", "month", "day", "key", "sortkey", "langid", "entrysubtype");

    private static final List<String> TYPES =
            List.of("article", "inproceedings", "misc", "online", "phdthesis", "preprint");

    private static final Set<String> ACCOMPANIED = Set.of("article", "misc");

    /// What else the entries have.
    private static final List<Map<String, String>> COMPANIONS =
            List.of(
                    Map.of(),
                    Map.of("eprint", "2101.00001", "eprinttype", "arxiv"),
                    Map.of("eprint", "12345", "eprinttype", "jstor"),
                    Map.of("journal", "arXiv preprint arXiv:2101.00001"));

    /// The lengths of marks.
    private static final int WORD_LENGTH = 5;

    private static final int YEAR_LENGTH = 4;

    private enum Target {
        CSL_JSON,
        RIS,
        HAYAGRIVA,
        CSV,
        BIBLATEX,
        BIBTEX;

        ExportResult write(Library library) {
            List<Work> works = Work.allOf(library).toList();
            return switch (this) {
                case CSL_JSON -> CslJson.of(works);
                case RIS -> RisExport.of(works);
                case HAYAGRIVA -> HayagrivaExport.of(works);
                case CSV -> CsvExport.of(works);
                case BIBLATEX -> BibExport.of(library, BibDialect.BIBLATEX);
                case BIBTEX -> BibExport.of(library, BibDialect.BIBTEX);
            };
        }
    }

    /// All types alone; what else an entry has matters little to its type.
    static Stream<Arguments> entries() {
        return TYPES.stream()
                .flatMap(type ->
                        COMPANIONS.stream()
                                .filter(more -> more.isEmpty() || ACCOMPANIED.contains(type))
                                .map(more -> Arguments.of(type, more)));
    }

    @ParameterizedTest
    @MethodSource("entries")
    void noFieldIsLostBesideAnotherWithoutAWord(String type, Map<String, String> more) {
        List<String> fields = fields();
        List<String> silent = new ArrayList<>();
        for (Target target : Target.values()) {
            for (int i = 0; i < fields.size(); i++) {
                List<String> others = fields.subList(i + 1, fields.size());
                silent.addAll(silent(target, new Entries(type, more), fields.get(i), others));
            }
        }
        assertEquals(
                List.of(), silent.subList(0, Math.min(40, silent.size())), silent.size() + " lost");
    }

    private static List<String> fields() {
        return FieldCatalogue.fieldNames().stream()
                .filter(name -> !SAID_OTHERWISE.contains(name))
                .filter(name -> !FieldCatalogue.hasTrait(name, FieldTrait.PROGRAM))
                .filter(name -> !FieldCatalogue.kindOf(name).isReference())
                .filter(name -> FieldCatalogue.kindOf(name) != FieldKind.OPTIONS)
                .toList();
    }

    /// Of one field beside each of the others, what is neither written nor reported.
    private static List<String> silent(
            Target target, Entries entries, String one, List<String> others) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < others.size(); i++) {
            text.append(entries.of(i, one, others.get(i)));
        }
        ExportResult result = target.write(Library.of(BibParser.parse(text.toString())));
        Set<String> written = marksIn(folded(result.text()));
        List<String> silent = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            String other = others.get(i);
            if (!written.contains(folded(mark(one, i, 'a'))) && !isReported(result, one, key(i))) {
                silent.add("%s: %s beside %s".formatted(target, one, other));
            }
            if (!written.contains(folded(mark(other, i, 'b')))
                    && !isReported(result, other, key(i))) {
                silent.add("%s: %s beside %s".formatted(target, other, one));
            }
        }
        return silent;
    }

    /// Everything in a text that can be a mark, found once instead of searched for each.
    private static Set<String> marksIn(String text) {
        Set<String> marks = new HashSet<>();
        for (int i = 0; i < text.length(); i++) {
            int length = text.charAt(i) == 'q' ? WORD_LENGTH : YEAR_LENGTH;
            marks.add(text.substring(i, Math.min(text.length(), i + length)));
        }
        return marks;
    }

    private static boolean isReported(ExportResult result, String field, String key) {
        List<String> names =
                Stream.of(field, FieldCatalogue.standardName(field))
                        .flatMap(name ->
                                Stream.concat(
                                        Stream.of(name), FieldCatalogue.counterpart(name).stream()))
                        .toList();
        return result.lossKeys().entrySet().stream()
                .filter(loss -> loss.getValue().contains(key))
                .anyMatch(loss -> names.stream().anyMatch(loss.getKey()::contains));
    }

    private static String folded(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    private static String key(int i) {
        return "k" + letters(i);
    }

    /// A value of a field that no other entry has.
    private static String mark(String field, int i, char side) {
        String word = "Q" + letters(i) + side;
        return FieldCatalogue.kindOf(field) == FieldKind.DATE
                ? String.valueOf((side == 'a' ? 1000 : 3000) + i)
                : word;
    }

    private static String letters(int i) {
        return String.valueOf((char) ('c' + i / 20)) + (char) ('c' + i % 20) + "z";
    }

    private record Entries(String type, Map<String, String> more) {
        private String of(int i, String one, String other) {
            StringBuilder entry = new StringBuilder("@" + type + "{" + key(i));
            if (i % 2 == 0) {
                add(entry, one, mark(one, i, 'a'));
            }
            add(entry, other, mark(other, i, 'b'));
            if (i % 2 == 1) {
                add(entry, one, mark(one, i, 'a'));
            }
            more.forEach((name, value) -> {
                if (!Set.of(one, other).contains(name)) {
                    add(entry, name, value);
                }
            });
            return entry.append("}\n").toString();
        }

        private static void add(StringBuilder entry, String name, String value) {
            entry.append(", ").append(name).append(" = {").append(value).append('}');
        }
    }
}

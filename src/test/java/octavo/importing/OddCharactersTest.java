package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceContent;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.sidecar.Sidecar;
import octavo.text.ControlCharacters;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// A hundred records with odd bytes, as other programs write them: ten formats, ten oddities. In
/// the templates, `|` is a place within a title, and `^` the beginning of the second record.
class OddCharactersTest {
    private static final List<String> FORMATS =
            List.of(
                    """
                    TY  - JOUR
                    AU  - Doe, Jane
                    TI  - Odd|things
                    PY  - 2001
                    ER  -
                    ^TY  - JOUR
                    AU  - Roe, Al
                    TI  - Plain things
                    PY  - 2002
                    ER  -
                    """,
                    """
                    PMID- 1
                    OWN - NLM
                    TI  - Odd|things
                    FAU - Doe, Jane
                    DP  - 2001 Nov
                    PT  - Journal Article

                    ^PMID- 2
                    OWN - NLM
                    TI  - Plain things
                    FAU - Roe, Al
                    DP  - 2002 Nov
                    PT  - Journal Article
                    """,
                    """
                    FN Clarivate Analytics Web of Science
                    VR 1.0
                    PT J
                    AU Doe, J
                    TI Odd|things
                    SO J
                    PY 2001
                    ER

                    ^PT J
                    AU Roe, A
                    TI Plain things
                    SO J
                    PY 2002
                    ER

                    EF
                    """,
                    """
                    RT Journal Article
                    A1 Doe,Jane
                    T1 Odd|things
                    YR 2001

                    ^RT Journal Article
                    A1 Roe,Al
                    T1 Plain things
                    YR 2002
                    """,
                    """
                    %0 Journal Article
                    %A Doe, Jane
                    %T Odd|things
                    %D 2001

                    ^%0 Journal Article
                    %A Roe, Al
                    %T Plain things
                    %D 2002
                    """,
                    """
                    <1. >
                    AU  - Doe, Jane
                    TI  - Odd|things
                    SO  - Journal of Things June 2015;58(6):688-696

                    ^<2. >
                    AU  - Roe, Al
                    TI  - Plain things
                    SO  - Journal of Things June 2016;58(6):688-696
                    """,
                    """
                    @article{a, author = {Doe, Jane},
                      title = {Odd|things}, year = 2001}
                    ^@article{b, author = {Roe, Al}, title = {Plain things}, year = 2002}
                    """,
                    """
                    [
                    {"type": "book", "author": [{"family": "Doe", "given": "Jane"}],
                     "title": "Odd|things"},
                    ^{"type": "book", "author": [{"family": "Roe", "given": "Al"}],
                     "title": "Plain things"}
                    ]
                    """,
                    """
                    one:
                      type: book
                      author: Doe, Jane
                      title: "Odd|things"
                    ^two:
                      type: book
                      author: Roe, Al
                      title: "Plain things"
                    """,
                    """
                    <modsCollection xmlns="http://www.loc.gov/mods/v3">
                    <mods><titleInfo>
                    <title>Odd|things</title></titleInfo></mods>
                    ^<mods><titleInfo><title>Plain things</title></titleInfo></mods>
                    </modsCollection>
                    """);

    /// What is put into a title, or before the second record; and the encoding of the lines with
    /// titles.
    private record Oddity(String inTitle, String between, String atEnd, String charset) {
        static Oddity inTitle(String text) {
            return new Oddity(text, "", "", "UTF-8");
        }

        byte[] in(String format) {
            String text = format.replace("|", inTitle).replace("^", between) + atEnd;
            var bytes = new ByteArrayOutputStream();
            for (String line : text.splitWithDelimiters("\n", 0)) {
                boolean isOdd = line.contains(inTitle + "things");
                bytes.writeBytes(
                        line.getBytes(isOdd ? Charset.forName(charset) : StandardCharsets.UTF_8));
            }
            return bytes.toByteArray();
        }
    }

    private static final Map<String, Oddity> ODDITIES =
            Map.of(
                    "windows-1252",
                    new Oddity(" é “x” ", "", "", "windows-1252"),
                    "mixed encodings",
                    new Oddity(" ö ", "", "\n", "ISO-8859-1"),
                    "^Z at the end",
                    new Oddity(" ", "", "\u001A", "UTF-8"),
                    "form feed",
                    new Oddity(" ", "\f", "", "UTF-8"),
                    "BOM in the middle",
                    new Oddity(" ", "\uFEFF", "", "UTF-8"),
                    "zero-width",
                    Oddity.inTitle("\u200B "),
                    "soft hyphen",
                    Oddity.inTitle("\u00AD "),
                    "no-break space",
                    Oddity.inTitle("\u00A0"),
                    "vertical tab",
                    Oddity.inTitle("\u000B"),
                    "stray control",
                    Oddity.inTitle(" \u0002"));

    static Stream<Arguments> records() {
        return ODDITIES.entrySet().stream()
                .flatMap(odd -> FORMATS.stream().map(it -> Arguments.of(odd.getKey(), it)));
    }

    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}]", "");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("records")
    void recordsWithOddCharactersAreRead(String name, String format) {
        Oddity oddity = Objects.requireNonNull(ODDITIES.get(name));
        NamedSource source = NamedSource.of(name, SourceContent.of(oddity.in(format)));
        KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
        ImportPlan plan =
                SourcePlan.of(
                        Library.empty(),
                        List.of(source),
                        formula,
                        DistinctPairs.of(Sidecar.empty()));
        assertEquals(List.of(), plan.refusedEntries());
        List<CandidateChoice> all =
                plan.candidates().stream()
                        .<CandidateChoice>map(_ -> new CandidateChoice.AddEntry())
                        .toList();
        Library library = Library.empty().applyEdit(plan.toEdit(Library.empty(), all));
        String text = library.file().text();
        assertFalse(ControlCharacters.isIn(text), text);
        List<BibEntry> entries =
                BibParser.parse(library.file().bytes()).items().stream()
                        .filter(BibEntry.class::isInstance)
                        .map(BibEntry.class::cast)
                        .toList();
        assertEquals(
                List.of(letters("Odd" + oddity.inTitle() + "things"), "Plainthings"),
                entries.stream()
                        .map(it -> it.value(FieldName.TITLE).orElseThrow())
                        .map(it -> letters(LaTeX.toUnicode(it.expandedText(_ -> Optional.empty()))))
                        .toList());
        entries.forEach(entry -> assertEquals(List.of(), entry.diagnostics(), entry::text));
    }
}

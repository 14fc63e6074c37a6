package octavo.formats.bibtex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.conversion.ExportResult;
import octavo.library.BibDialect;
import octavo.library.Library;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

class BibExportTest {
    private static ExportResult converted(String bib, BibDialect to) {
        return BibExport.of(library(bib), to);
    }

    private static Library library(String bib) {
        return Library.of(BibParser.parse(bib));
    }

    private static String resource(String name) {
        try (InputStream in = BibExportTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// biblatex reads it as a file; to other programs it is an address.
    @Test
    void aPdfKeepsItsNameInBiblatex() {
        BibEntry entry =
                first(converted("@misc{a, pdf = {http://x.org/a.pdf}}", BibDialect.BIBLATEX));
        assertEquals(Optional.of("{http://x.org/a.pdf}"), entry.valueSource("pdf"));
    }

    /// Found by the fuzzer: a file that breaks off right behind an opening brace.
    @ParameterizedTest
    @CsvSource({"{", "{A and", "'{A {and} B'"})
    void anEntryThatBreaksOffInAListIsConverted(String broken) {
        for (BibDialect dialect : BibDialect.values()) {
            converted("@misc{a, title = {T}, publisher = " + broken, dialect);
            converted("@misc{a, title = {T}, e" + broken, dialect);
            converted("@misc{a, organization = {T}, e =" + broken, dialect);
        }
    }

    @Test
    void keysStayAsTheyAreInBibtex() {
        String bib = "@misc{a, date = {2001}, related = {m\u00fcller}, verba = {\u00fc}}";
        BibEntry entry = first(converted(bib, BibDialect.BIBTEX));
        assertEquals(Optional.of("{m\u00fcller}"), entry.valueSource("related"));
        assertEquals(Optional.of("{\u00fc}"), entry.valueSource("verba"));
    }

    @Test
    void anExtendedNameIsWrittenOutInEveryListOfNames() {
        String bib = "@misc{a, date = {2001}, shortauthor = {family=Mai, given=Luo}}";
        BibEntry entry = first(converted(bib, BibDialect.BIBTEX));
        assertEquals(Optional.of("{Mai, Luo}"), entry.valueSource("shortauthor"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    report         | techreport              | techreport
                    report         | resreport               | techreport
                    report         | ''                      | techreport
                    thesis         | phdthesis               | phdthesis
                    thesis         | mathesis                | mastersthesis
                    thesis         | bathesis                | mastersthesis
                    thesis         | Habilitationsschrift    | phdthesis
                    online         | ''                      | misc
                    dataset        | ''                      | misc
                    collection     | ''                      | book
                    mvbook         | ''                      | book
                    mvproceedings  | ''                      | proceedings
                    suppcollection | ''                      | incollection
                    bookinbook     | ''                      | incollection
                    suppperiodical | ''                      | article
                    article        | ''                      | article
                    jurisdiction   | ''                      | misc
                    customa        | ''                      | misc
                    """)
    void aTypeOfBiblatexHasAStandInInBibtex(String type, String kind, String expected) {
        String bib = "@" + type + "{a, title = {T}, date = {2001}, type = {" + kind + "}}";
        BibEntry entry = first(converted(bib, BibDialect.BIBTEX));
        assertEquals(expected, entry.type());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    techreport      | report        | techreport
                    phdthesis       | thesis        | phdthesis
                    mastersthesis   | thesis        | mathesis
                    bachelorsthesis | thesis        | bathesis
                    conference      | inproceedings | ''
                    electronic      | online        | ''
                    www             | online        | ''
                    inbook          | book          | ''
                    incollection    | incollection  | ''
                    misc            | misc          | ''
                    """)
    void aTypeOfBibtexHasAStandInInBiblatex(String type, String expected, String kind) {
        String bib = "@" + type + "{a, title = {T}, year = 2001}";
        BibEntry entry = first(converted(bib, BibDialect.BIBLATEX));
        assertEquals(expected, entry.type());
        assertEquals(
                kind.isEmpty() ? null : "{" + kind + "}", entry.valueSource("type").orElse(null));
    }

    private static BibEntry first(ExportResult exported) {
        return (BibEntry) BibParser.parse(exported.text()).items().getFirst();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                            2001   | jan           | ``   | 2001-01
                            2001   | {January}     | ``   | 2001-01
                            2001   | {Sept.}       | ``   | 2001-09
                            2001   | 7             | 4    | 2001-07-04
                            2001   | "4~" # jul    | ``   | 2001-07-04
                            2001   | jul # {~4}    | ``   | 2001-07-04
                            2001   | {July 4th}    | ``   | 2001-07-04
                            2001   | {Spring}      | ``   | 2001-21
                            2001   | {jan/feb}     | ``   | 2001-01/2001-02
                    {2007/2008} | ``       | ``   | 2007/2008
                    2001   | 13            | ``   | ``
                    {1985a} | ``           | ``   | ``
                    {in press}  | jan      | ``   | ``
                    {n.d.}      | ``       | ``   | ``
                    """)
    void yearAndMonthBecomeADateWhereTheyAreOne(
            String year, String month, String day, String date) {
        String bib =
                "@misc{a, year = "
                        + year
                        + (month.isEmpty() ? "" : ", month = " + month)
                        + (day.isEmpty() ? "" : ", day = " + day)
                        + "}";
        BibEntry entry = first(converted(bib, BibDialect.BIBLATEX));
        if (date.isEmpty()) {
            assertEquals(bib, entry.text());
        } else {
            assertEquals("@misc{a, date = {" + date + "}}", entry.text());
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    2001                | year = {2001}                               | 0
                    2001-07             | year = {2001}, month = jul                  | 0
                    2001-07-04          | year = {2001}, month = jul, day = {4}       | 0
                    2003-21             | year = {2003}, month = {Spring}             | 0
                    1996-01-01/1998     | year = {1996}, month = jan, day = {1}       | 1
                    1565/..             | year = {1565}                               | 1
                    ../2000             | year = {2000}                               | 1
                    1723~               | year = {1723}                               | 1
                    2001-01-03T17:07:34 | year = {2001}, month = jan, day = {3}       | 1
                    199X                | year = {1990--1999}                         | 1
                    18XX                | year = {1800--1899}                         | 1
                    -0349               | year = {350 BC}                             | 0
                    0000                | year = {1 BC}                               | 0
                    0800                | year = {0800}                               | 0
                    13th century        | year = {13th century}                       | 0
                    """)
    void aDateBecomesYearMonthAndDayAndTheRestIsSaid(String date, String fields, int losses) {
        ExportResult exported = converted("@misc{a, date = {" + date + "}}", BibDialect.BIBTEX);
        assertEquals("@misc{a, " + fields + "}", exported.text());
        assertEquals(losses, exported.lossLines().size(), () -> exported.lossLines().toString());
    }

    @Test
    void aTalkHasTheYearOfItsEvent() {
        String bib = "@unpublished{a, type = {Talk}, eventdate = {2024-02-03}}";
        String text = converted(bib, BibDialect.BIBTEX).text();
        assertTrue(text.contains("year = {2024}"), text);
    }

    @Test
    void whatNeedsNoChangeKeepsItsBytes() {
        String bib =
                "% mine\n@string{j = \"J\"}\n\n@Article ( a ,\n\ttitle= {A {B}} , journal = j,\n"
                        + "  year = 2000 )\n rest";
        assertEquals(bib, converted(bib, BibDialect.BIBTEX).text());
        assertEquals(
                bib.replace("journal", "journaltitle").replace("year = 2000", "date = {2000}"),
                converted(bib, BibDialect.BIBLATEX).text());
    }

    @Test
    void bibtexGetsItsCharactersAsCommandsOfLatex() {
        assertEquals(
                "@string{m = \"M{\\\"u}nchen\"}@misc{a, author = {K. G{\\\"o}del}, address = m}",
                converted(
                                "@string{m = \"München\"}@misc{a, author = {K. Gödel}, location ="
                                        + " m}",
                                BibDialect.BIBTEX)
                        .text());
    }

    @Test
    void bibtexGetsExtendedNamesAsItReadsThem() {
        String names =
                "family=Berg, given=Anna, prefix=van den and  Lee, C. and"
                        + " given=Hans, family=M{\\\"u}ller, suffix=Jr, given-i=Hs and others";
        ExportResult exported =
                converted("@misc{a, author = {" + names + "}, date = {2020}}", BibDialect.BIBTEX);
        assertEquals(
                "{van den Berg, Anna and  Lee, C. and M{\\\"u}ller, Jr, Hans and others}",
                first(exported).valueSource("author").orElseThrow());
        assertEquals(1, exported.lossLines().size(), () -> exported.lossLines().toString());
    }

    @Test
    void bibtexGetsWhatBiblatexInherits() {
        String bib =
                """
                @inproceedings{a, title = {A}, crossref = {p}, xdata = {x}}
                @xdata{x, publisher = {P}}
                @proceedings{p, title = {Proc}, date = {2001-05}}
                """;
        BibEntry child = first(converted(bib, BibDialect.BIBTEX));
        assertEquals(
                List.of("title", "booktitle", "publisher", "year", "month"),
                child.fields().stream().map(field -> field.name()).toList());
        assertTrue(converted(bib, BibDialect.BIBTEX).lossLines().isEmpty());
    }

    @Test
    void anEntryThatKeepsItsBooktitleOfBibtexDoesNotGetTheTitleInstead() {
        String bib =
                "@inproceedings{a, crossref = {p}, year = 2000}"
                        + "@proceedings{p, title = {Long}, booktitle = {Short}, journal = {}}";
        assertEquals(
                "{Short}",
                first(converted(bib, BibDialect.BIBLATEX)).valueSource("booktitle").orElseThrow());
    }

    @Test
    void chosenEntriesBringTheirStringsAndParents() {
        String bib =
                """
                @string{p = "Press"}
                @string{q = p # "!"}
                @string{r = "Not"}
                @misc{b, title = {B}, note = r, journal = {}}
                @misc{a, title = {A}, publisher = q, crossref = {c}, year = 2000}
                @misc{c, title = {C}, year = 2001, month = jan}
                """;
        ExportResult exported = BibExport.of(library(bib), BibDialect.BIBTEX, Set.of("a"));
        assertEquals(
                """
                @string{p = "Press"}

                @string{q = p # "!"}

                @misc{a, title = {A}, publisher = q, crossref = {c}, year = 2000}

                @misc{c, title = {C}, year = 2001, month = jan}
                """,
                exported.text());
    }

    @Test
    void everyEarlierDefinitionOfAUsedStringComesAndNoLaterOne() {
        String bib =
                """
                @string{p = "Old"}
                @preamble{"before " # v}
                @string{p = p # "er"}
                @string{v = "too late"}
                @misc{a, publisher = p, year = 2000}
                @string{p = "Late"}
                """;
        ExportResult exported = BibExport.of(library(bib), BibDialect.BIBTEX, Set.of("a"));
        assertEquals(
                """
                @string{p = "Old"}

                @preamble{"before " # v}

                @string{p = p # "er"}

                @misc{a, publisher = p, year = 2000}
                """,
                exported.text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    date = {Jan}, year = {1937}              | year = {1937}, month = {Jan} | 0
                    date = {2016}, year = {2012}             | year = {2016}                | 1
                    date = {2016-05}, year = {2016}          | year = {2016}, month = may   | 0
                    date = {2002-13}                         | year = {2002-13}             | 0
                    year = 1937, month = feb, date = {Jan 3} | year = 1937, month = feb, date = {Jan 3} | 1
                    """)
    void aYearBesideADateIsNotLostUnsaid(String fields, String expected, int losses) {
        ExportResult exported = converted("@misc{a, " + fields + "}", BibDialect.BIBTEX);
        BibEntry entry = first(exported);
        BibEntry wanted = BibEntry.parse("@misc{a, " + expected + "}").orElseThrow();
        assertEquals(sources(wanted), sources(entry), () -> entry.text() + " but " + wanted.text());
        assertEquals(losses, exported.lossLines().size(), () -> exported.lossLines().toString());
    }

    private static Map<String, String> sources(BibEntry entry) {
        return entry.fields().stream()
                .collect(Collectors.toMap(BibField::name, BibField::valueSource));
    }

    @Test
    void jabrefIsToldTheDialect() {
        assertEquals(
                "@Comment{jabref-meta: databaseType:bibtex;}",
                converted("@Comment{jabref-meta: databaseType:biblatex;}", BibDialect.BIBTEX)
                        .text());
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfEntryIsReadByTheOtherReaderAsByOurs(BibDialect to) {
        for (String name : List.of("every-kind.bibtex.bib", "every-kind.biblatex.bib")) {
            assertEquals(List.of(), converted(resource(name), to).doubts());
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag(Sample.TAG)
    @Tag("slow")
    void aRealFileConvertedIsReadAsItIsMeantAndTwiceChangesNothingMore(BibDialect to)
            throws IOException {
        List<String> wrong = new ArrayList<>();
        List<String> doubts = new ArrayList<>();
        int count = 0;
        for (Path file : SharedData.corpus()) {
            Library before = Library.of(BibParser.parse(Files.readAllBytes(file)));
            ExportResult converted = BibExport.of(before, to);
            byte[] once = converted.bytes();
            String name = String.valueOf(file.getFileName());
            converted.doubts().stream()
                    .filter(doubt -> !doubt.startsWith("jbibtex cannot"))
                    .filter(_ -> !JbibtexComparisonTest.ARGUED.containsKey(name))
                    .forEach(doubt -> doubts.add(name + ": " + doubt));
            byte[] twice = BibExport.of(Library.of(BibParser.parse(once)), to).bytes();
            count++;
            if (!Arrays.equals(once, twice)) {
                wrong.add(name);
            }
        }
        System.out.printf("converted to %s: %d of %d stable%n", to, count - wrong.size(), count);
        assertEquals(List.of(), wrong);
        assertEquals(List.of(), doubts.subList(0, Math.min(30, doubts.size())));
    }

    @Test
    void aCopyOfEntriesBringsTheStringsAndParentsThatTheyUse() {
        String string = "@string{jmlr = {J. Mach. Learn. Res.}}";
        String child = "@inproceedings{c, title = {C}, crossref = {p}}";
        String paper = "@article{a, title = {A}, journal = jmlr}";
        String parent = "@proceedings{p, title = {P}}";
        Library library =
                library(String.join("\n", "@string{x = {y}}", string, child, paper, parent));
        List<Integer> entries =
                library.slots().stream()
                        .filter(slot -> slot.item() instanceof BibEntry)
                        .map(slot -> library.slots().indexOf(slot))
                        .toList();
        Set<Integer> wanted = new LinkedHashSet<>(List.of(entries.get(1), entries.get(0)));
        assertEquals(
                String.join("\n\n", string, paper, child, parent) + "\n",
                BibExport.copyEntries(library, wanted));
    }
}

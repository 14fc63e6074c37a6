package octavo.editing.strings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.editing.strings.StringEdits.StringEditOutcome;
import octavo.editing.strings.StringUse.MacroOrigin;
import octavo.library.Edit;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class StringEditsTest {
    private static final String TEXT =
            """
            @string{ pub = "Fern Press" }
            @string{long = pub # { and Sons}}

            @article{a, journal = {Journal of Ferns}, publisher = PUB,month=jan # "~7" }
            @article{b, journal = "Journal of Ferns", note = {see } # Pub#{ and }  #  long}
            @article{c, journal = {The Journal of Ferns}, month = jan}
            """;

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static String applied(StringEditOutcome outcome) {
        Library library = library(TEXT);
        assertEquals(Optional.empty(), outcome.refusal());
        Edit edit = outcome.edit().orElseThrow();
        Library changed = library.applyEdit(edit);
        assertEquals(TEXT, changed.applyEdit(edit.inverse()).file().text());
        return changed.file().text();
    }

    private static StringEdits edits() {
        return new StringEdits(library(TEXT));
    }

    @Test
    void extractingMakesAStringOfEveryValueThatIsJustTheText() {
        assertEquals(
                TEXT.replace("{Journal of Ferns},", "jof,")
                        .replace("\"Journal of Ferns\"", "jof")
                        .replace(
                                "}\n\n@article{a",
                                "}\n@string{jof = {Journal of Ferns}}\n\n@article{a"),
                applied(edits().extractString("jof", "Journal of Ferns")));
    }

    @Test
    void definingAddsOneLineAfterTheOtherStrings() {
        assertEquals(
                TEXT.replace("Sons}}\n", "Sons}}\n@string{jof = {Journal of {Ferns}}}\n"),
                applied(edits().defineString("jof", "Journal of {Ferns}")));
    }

    @Test
    void aStringIsDefinedOnceAndNeverAMonth() {
        assertEquals(
                "this file already defines PUB",
                edits().defineString("PUB", "x").refusal().orElseThrow().toString());
        assertEquals(
                "jan is not a valid name for a string",
                edits().defineString("jan", "x").refusal().orElseThrow().toString());
    }

    @Test
    void inliningWritesTheTextAndKeepsEveryOtherByte() {
        assertEquals(
                """
                @string{long = {Fern Press} # { and Sons}}

                @article{a, journal = {Journal of Ferns}, publisher = {Fern Press},month=jan # "~7" }
                @article{b, journal = "Journal of Ferns", note = {see } # {Fern Press}#{ and }  #  long}
                @article{c, journal = {The Journal of Ferns}, month = jan}
                """,
                applied(edits().inlineString("pub")));
    }

    @Test
    void renamingFollowsEveryUseInAnyCase() {
        assertEquals(
                TEXT.replace(" pub ", " fern ")
                        .replace("= pub", "= fern")
                        .replace("PUB", "fern")
                        .replace("Pub#", "fern#"),
                applied(edits().renameString("Pub", "fern")));
    }

    @Test
    void extractingThenInliningMeansTheSame() {
        Library library = library(TEXT);
        Library with =
                library.applyEdit(
                        edits().extractString("jof", "Journal of Ferns").edit().orElseThrow());
        Library without =
                with.applyEdit(new StringEdits(with).inlineString("jof").edit().orElseThrow());
        for (int i = 0; i < library.slots().size(); i++) {
            int index = i;
            library.workAt(i)
                    .ifPresent(work ->
                            assertEquals(
                                    work.rawValue("journal"),
                                    without.workAt(index).orElseThrow().rawValue("journal")));
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    jan  | Journal of Ferns     | jan is not a valid name for a string
                    a b  | Journal of Ferns     | a b is not a valid name for a string
                    pub  | Journal of Ferns     | a string pub already exists, with another text or in another place
                    x    | Nothing of the kind  | no field has exactly this text
                    x    | }{                   | the braces of the text do not balance
                    """)
    void whatCannotBeExtractedIsRefused(String name, String text, String why) {
        assertEquals(why, edits().extractString(name, text).refusal().orElseThrow().toString());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    jan  | x    | this file does not define jan
                    nix  | x    | this file does not define nix
                    pub  | long | the name long is in use
                    pub  | may  | may is not a valid name for a string
                    """)
    void whatCannotBeRenamedIsRefused(String name, String other, String why) {
        assertEquals(why, edits().renameString(name, other).refusal().orElseThrow().toString());
    }

    @Test
    void aStringIsNotDissolvedWhileADamagedValueUsesIt() {
        StringEdits edits =
                new StringEdits(
                        library(
                                """
                                @string{a = "x"}
                                @misc{k, note = a}
                                @misc{m, note = a # "y}
                                }
                                """));
        for (StringEditOutcome outcome :
                List.of(edits.inlineString("a"), edits.renameString("a", "b"))) {
            assertEquals(
                    "too damaged to be changed: m", outcome.refusal().orElseThrow().toString());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "@string{a = x # { y}} @misc{k, note = a}",
                "@string{b = x # { y}} @string{a = b # b} @misc{k, note = a}",
                "@string{a = x # { y}} @string{x = {X}} @misc{k, note = a}"
            })
    void aStringWhoseTextCannotBeToldIsNotDissolved(String text) {
        assertEquals(
                "the text of a uses x, which is not defined before it in this file",
                new StringEdits(library(text))
                        .inlineString("a")
                        .refusal()
                        .orElseThrow()
                        .toString());
    }

    @Test
    void monthsAndStringsOfOtherFilesAreNeverInlined() {
        for (String name : List.of("jan", "IEEE_J_PROC", "elsewhere")) {
            assertTrue(edits().inlineString(name).edit().isEmpty());
        }
    }

    @Test
    void aStringInALegacyEncodingKeepsItsOtherBytes() {
        byte[] latin =
                "@string{k = \"K\u00f6ln\"}\n@misc{a, note = k # { \u00e4}}\n"
                        .getBytes(StandardCharsets.ISO_8859_1);
        Library library = Library.of(BibParser.parse(latin));
        Edit edit = new StringEdits(library).renameString("k", "kk").edit().orElseThrow();
        assertEquals(
                "@string{kk = \"K\u00f6ln\"}\n@misc{a, note = kk # { \u00e4}}\n",
                new String(library.applyEdit(edit).file().bytes(), StandardCharsets.ISO_8859_1));
    }

    @Test
    void theTableSaysWhoUsesWhatAndWhatIsWrong() {
        List<StringUse> table =
                StringTable.of(
                        library(
                                """
                                @article{a, journal = early, month = feb, note = Fern # nowhere}
                                @string{early = {E}}
                                @string{fern = {F}}
                                @string{fern = {G}}
                                @article{b, journal = fern, series = IEEE_J_PROC, x = other}
                                @string{mar = {M}}
                                """),
                        Set.of("other"));
        assertEquals(
                List.of(
                        "early FILE 1 [used before it is defined, by a]",
                        "feb MONTH 1 []",
                        "Fern FILE 2 [it is defined 2 times with different texts; each applies from"
                                + " its position on, it is also written fern, used before it is"
                                + " defined, by a]",
                        "nowhere NOWHERE 1 [no @string defines it]",
                        "IEEE_J_PROC EXTERNAL 1 []",
                        "other EXTERNAL 1 []",
                        "mar FILE 0 [it replaces a month]"),
                table.stream()
                        .map(it ->
                                it.name()
                                        + " "
                                        + it.origin()
                                        + " "
                                        + it.uses().size()
                                        + " "
                                        + it.problems())
                        .toList());
        assertEquals(MacroOrigin.MONTH, table.get(1).origin());
    }
}

package octavo.search;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.ByteSlice;
import octavo.latex.LaTeX;
import octavo.text.Span;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a spelling says is in a text is in it, and what it says is not in it is not.
class WordSpellingTest {
    private static final List<String> PIECES =
            List.of(
                    "a",
                    "b",
                    "A",
                    "e",
                    "o",
                    "u",
                    "s",
                    "ab",
                    "9",
                    " ",
                    "  ",
                    "\n",
                    "-",
                    "--",
                    "~",
                    "'",
                    "''",
                    "`",
                    "``",
                    "?`",
                    "!`",
                    "{",
                    "}",
                    "{}",
                    "\"",
                    "%",
                    "_",
                    "^",
                    "&",
                    "#",
                    "$",
                    "$x^2$",
                    "\\",
                    "\\\\",
                    "\\'",
                    "\\\"",
                    "\\`",
                    "\\^",
                    "\\~",
                    "\\=",
                    "\\.",
                    "\\v",
                    "\\v ",
                    "\\c{",
                    "\\u",
                    "\\H",
                    "\\k",
                    "\\r",
                    "\\d",
                    "\\b",
                    "\\t{",
                    "\\aa",
                    "\\ae ",
                    "\\OE",
                    "\\o",
                    "\\L",
                    "\\ss",
                    "\\i",
                    "\\j",
                    "\\th",
                    "\\DH",
                    "\\ng",
                    "\\&",
                    "\\%",
                    "\\-",
                    "\\,",
                    "\\ ",
                    "\\/",
                    "\\(",
                    "\\em ",
                    "\\emph{",
                    "\\foo",
                    "\\foo{",
                    "\\href{ab}{",
                    "\\accent23",
                    "\\x",
                    "ä",
                    "Ö",
                    "ß",
                    "å",
                    "ø",
                    "é",
                    "ﬁ",
                    "½",
                    "Ǆ",
                    "ŉ",
                    "\u0308",
                    "–",
                    "’",
                    "…",
                    "\u00A0",
                    "\u200D",
                    "щ",
                    "И",
                    "\u0306",
                    "Σ",
                    "σ",
                    "ς",
                    "ή",
                    "Α",
                    "\u0301",
                    "ễ",
                    "e\u0302\u0303",
                    "İ",
                    "ı",
                    "학",
                    "ᄒ",
                    "ᅡ",
                    "か",
                    "\u3099",
                    "学",
                    "😀");

    private static ByteSlice bytes(String text) {
        return ByteSlice.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static QuickAnswer find(String word, String text) {
        ByteSlice bytes = bytes(text);
        return new WordSpelling(word).searchText(bytes, new Span(0, bytes.length()));
    }

    private static boolean may(String word, String text) {
        return find(word, text) != QuickAnswer.NO;
    }

    private static String text(Random random) {
        return IntStream.range(0, 1 + random.nextInt(9))
                .mapToObj(_ -> PIECES.get(random.nextInt(PIECES.size())))
                .collect(Collectors.joining());
    }

    /// All words of a text, in all forms, and all their beginnings.
    private static Stream<String> beginnings(String text) {
        return SearchWords.of(text).stream()
                .flatMap(List::stream)
                .flatMap(word ->
                        IntStream.rangeClosed(1, word.length())
                                .mapToObj(i -> word.substring(0, i)));
    }

    @RepeatedTest(40)
    void everyWordOfATextMayBeInItWhetherItIsLatexOrNot(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 500; i++) {
            String text = text(random);
            for (String said : List.of(text, LaTeX.toUnicode(text))) {
                beginnings(said)
                        .forEach(word -> assertTrue(may(word, text), () -> word + " in " + text));
            }
        }
    }

    @RepeatedTest(40)
    void whatIsSaidToBeInATextIsInItWhetherItIsLatexOrNot(RepetitionInfo repetition) {
        Random random = new Random(-repetition.getCurrentRepetition());
        int found = 0;
        for (int i = 0; i < 500; i++) {
            String text = text(random);
            for (String word : List.of("a", "ab", "aab", "e", "s", "o9", "b")) {
                if (find(word, text) == QuickAnswer.YES) {
                    found++;
                    for (String said : List.of(text, LaTeX.toUnicode(text))) {
                        assertTrue(
                                beginnings(said).anyMatch(word::equals),
                                () -> word + " in " + text);
                    }
                }
            }
        }
        assertTrue(found > 5);
    }

    @Test
    void everyLetterIsFollowed() {
        List<String> missed = new ArrayList<>();
        for (int letter = 0x80;
                letter <= Character.MAX_CODE_POINT;
                letter += letter < 0x3000 ? 1 : 101) {
            String text = "ab" + Character.toString(letter) + "cd";
            beginnings(text).filter(word -> !may(word, text)).forEach(missed::add);
        }
        assertEquals(List.of(), missed);
    }

    @Test
    void whatIsSpelledOtherwiseIsNotThere() {
        assertAll(
                () ->
                        assertFalse(
                                may(
                                        "smith",
                                        "{Miller, J{\\\"u}rgen and Schmidt, Å. and Smit, J.}")),
                () -> assertFalse(may("smith", "{{\\v S}afa{\\v r}{\\'\\i}k, H{\\aa}kan}")),
                () -> assertEquals(QuickAnswer.YES, find("smith", "{Schmidt, A. and SMITH, B.}")),
                () -> assertTrue(may("smith", "{Sm{\\'i}th, B.}")),
                () -> assertTrue(may("muller", "{M{\\\"{u}}ller}")),
                () -> assertTrue(may("mueller", "{M\\\"uller}")),
                () -> assertTrue(may("kungfu", "{{K}ung{F}u}")));
    }

    @Test
    void aLongWordIsLookedForByItsBeginning() {
        String word = "a".repeat(80);
        assertAll(
                () -> assertEquals(QuickAnswer.MAYBE, find(word, word)),
                () -> assertEquals(QuickAnswer.MAYBE, find(word, "a".repeat(60) + "b")),
                () -> assertFalse(may(word, "a".repeat(59) + "b")));
    }
}

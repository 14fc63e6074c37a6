package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;
import java.util.stream.Collectors;

class BibValueTest {
    private static String parts(String source) {
        return BibValue.parse(source).parts().stream()
                .map(part ->
                        switch (part) {
                            case BibValue.BracedPart(var text) -> "braced ‹" + text + "›";
                            case BibValue.QuotedPart(var text) -> "quoted ‹" + text + "›";
                            case BibValue.BarePart(var text) -> "bare ‹" + text + "›";
                            case BibValue.MacroPart(var name) -> "macro ‹" + name + "›";
                        })
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {a}               | braced ‹a›
                    {}                | braced ‹›
                    {a {b} c}         | braced ‹a {b} c›
                    {a} # {b}         | braced ‹a› braced ‹b›
                    {a}{b}            | braced ‹a› braced ‹b›
                    {a                | braced ‹a›
                    {a {b}            | braced ‹a {b}›
                    "a"               | quoted ‹a›
                    ""                | quoted ‹›
                    "a {"} b"         | quoted ‹a {"} b›
                    "a } b"           | quoted ‹a } b›
                    "a                | quoted ‹a›
                    "a"#"b"           | quoted ‹a› quoted ‹b›
                    "a\\"o b"         | quoted ‹a\\"o b›
                    "a\\"             | quoted ‹a\\›
                    "a\\" # b         | quoted ‹a\\› macro ‹b›
                    "a"b"             | quoted ‹a› macro ‹b"›
                    12                | bare ‹12›
                    12 # 3            | bare ‹12› bare ‹3›
                    12a               | bare ‹12a›
                    a b               | bare ‹a b›
                    jan               | macro ‹jan›
                    jan # "~1"        | macro ‹jan› quoted ‹~1›
                    # a               | macro ‹a›
                    a # # b           | macro ‹a› macro ‹b›
                    """)
    void aValueIsPartsWithANumberSignBetweenThem(String source, String parts) {
        assertEquals(parts, parts(source));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {a}              | true
                    {a} # "b" # 1    | true
                    1 # 2            | true
                    jan # {#} # b    | true
                    {a#b} # "#"      | true
                    `` | false
                    0                | true
                    19               | true
                    1a               | false
                    1:               | false
                    1/               | false
                    1 2              | false
                    {a}{b}           | false
                    {a} # # {b}      | false
                    # {a}            | false
                    {a} #            | false
                    {a} # 1 #        | false
                    a"b              | false
                    a\\b             | false
                    a'b              | false
                    a-b:c            | true
                    """)
    void aWholeValueIsOneThatBibtexReads(String source, boolean whole) {
        assertEquals(whole, BibValue.parse(source).isWellFormed());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    {a}                 | {A}
                    "a"                 | "A"
                    {a} # {b}           | {A} # {B}
                    "a"#{b}# c # {d}    | "A"#{B}# c # {D}
                    {a} # {a}           | {A} # {A}
                    {A} # {a}           | {A} # {A}
                    c # 1               | c # 1
                    {} # {a}            | {} # {A}
                    "q"                 | {say "Q"}
                    "a" # "q" # "a"     | "A" # {say "Q"} # "A"
                    {u} # {a}           | refused
                    {a} # {u}           | refused
                    {a                  | refused
                    """)
    void changedTextsKeepAllThatIsBetweenThem(String source, String after) {
        Optional<BibValue> changed =
                BibValue.parse(source)
                        .mapTexts(text ->
                                switch (text) {
                                    case "q" -> "say \"Q\"";
                                    case "u" -> "}{";
                                    default -> text.toUpperCase(java.util.Locale.ROOT);
                                });
        assertEquals(after, changed.map(BibValue::source).orElse("refused"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a {b} c | true
                    `` | true
                    {       | false
                    }       | false
                    }{      | false
                    {{}     | false
                    \\{     | false
                    {}{}    | true
                    """)
    void bracesBalanceAsBibtexCountsThem(String text, boolean balanced) {
        assertEquals(balanced, BibValue.isBalanced(text));
    }

    @Test
    void stringsMayFillAValueUpToALimit() {
        String half = "x".repeat(BibValue.MAX_MACRO_EXPANSION / 2);
        assertEquals(
                half + "-" + half + "y",
                BibValue.parse("s # {-} # s # {y}").expandedText(_ -> Optional.of(half)));
        assertEquals(
                half + half + "…",
                BibValue.parse("s # s # t")
                        .expandedText(name -> Optional.of(name.equals("s") ? half : "z")));
        assertEquals("JAN-1", BibValue.parse("JAN # {-} # 1").expandedText(_ -> Optional.empty()));
    }
}

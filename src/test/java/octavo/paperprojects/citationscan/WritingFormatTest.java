package octavo.paperprojects.citationscan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import octavo.RandomInput;
import octavo.Sample;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

class WritingFormatTest {
    /// The keys, `|` and the files that a source names.
    private static String read(WritingFormat format, String source) {
        SourceCitations read = format.read(source.replace("⏎", "\n"));
        return read.citedKeys().stream()
                        .map(CitedKey::key)
                        .filter(key -> !read.labelNames().contains(key))
                        .collect(Collectors.joining(" "))
                + (read.bibliographyNames().isEmpty()
                        ? ""
                        : " B " + String.join(" ", read.bibliographyNames()))
                + (read.includedNames().isEmpty()
                        ? ""
                        : " I " + String.join(" ", read.includedNames()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = true,
            textBlock =
                    """
                    \\cite{a} % \\cite{b}                        | a
                    \\cite{a} 5\\% \\cite{b}                     | a b
                    \\cite%⏎  [see]%⏎  {a,% b,⏎ c}               | a c
                    \\iffalse \\cite{a} \\ifx\\x\\y \\fi \\cite{b} \\else \\cite{c} \\fi \\cite{d} | c d
                    \\cite{a} \\end{document} \\cite{b}          | a
                    \\url{http://x/a%20b} \\cite{a}              | a
                    \\newcommand{\\mycite}[1]{\\cite{#1}} \\mycite{a} | a
                    \\renewcommand\\citeleft{(} \\let\\oldcite=\\cite {x} | ``
                    \\begin{filecontents}{r.bib} \\cite{x} \\end{filecontents} \\cite{a} | a
                    \\begin{comment} \\cite{x} \\end{comment} \\cite{a} | a
                    \\lstinline[language=C]!\\cite{x}! \\cite{a} | a
                    \\cite<see>[12]{a}                           | a
                    \\parencite[{see [1]}][p. 2]{a}              | a
                    \\Volcites{2}[3]{a}{4}{b}                    | a b
                    \\DeclareCiteCommand{\\cite}{\\x}{\\y}{}{}   | ``
                    \\nocite{*}                                  | *
                    \\input{ch/one} \\input two \\include{three}  | ` I ch/one two three`
                    \\subfile{a} \\import{d/}{e}                 | ` I a d//e`
                    \\bibliography{a, b} \\bibliographystyle{plain} \\addbibresource[x=y]{c.bib} | ` B a b c.bib`
                    \\endinput \\cite{a}                         | ``
                    \\autocites(pre)(post)[1]{a}[2][3]{b}        | a b
                    """)
    void texCitesWhatItTypesets(String source, String expected) {
        assertEquals(expected, read(WritingFormat.TEX, source));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " ! ",
            quoteCharacter = '%',
            textBlock =
                    """
                    @a and #cite(<b>, supplement: [p. @c]). ! a b c
                    @a. @b-c, @d:e; (@f)              ! a b-c d:e f
                    mail\\@x.org #link("mailto:a@b.c") ! %%
                    // @a⏎@b /* @c /* @d */ @e */ @f   ! b f
                    `@a` ```@b``` @c                   ! c
                    https://x.org/@a @b                ! b
                    = One <one>⏎See @one and @two.     ! two
                    #let f(x) = [@a #x]⏎@b             ! a b
                    #cite(label("a/b")) #cite("c")     ! a/b c
                    #set text(lang: "de")⏎#show: it => [@a] ! a
                    #bibliography(("a.bib", "b.yml"), style: "ieee") ! % B a.bib b.yml%
                    #bibliography("a.bib", full: true) ! %* B a.bib%
                    #include "one.typ"⏎#import "two.typ": x ! % I one.typ two.typ%
                    #figure(caption: [By @a])[@b] <fig> @fig ! a b
                    #if x { [@a] } else { [@b] } @c    ! a b c
                    $ x_"@a" $ @b                      ! b
                    """)
    void typstCitesWhatIsNoLabel(String source, String expected) {
        assertEquals(expected, read(WritingFormat.TYPST, source));
    }

    /// As pandoc 2.17 reads them.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " ! ",
            quoteCharacter = '%',
            textBlock =
                    """
                    [@a; see -@b, p. 3] @c.d.           ! a b c.d
                    foo@bar.com \\@esc x_@under x-@dash ! under dash
                    @{e/f?} @g--h @k_1:2 @1a @_u        ! e/f? g k_1:2 1a _u
                    [x](http://a/@url) <mailto:x@y.z> <https://z/@q> ! %%
                    `@code` ``@a ` @b`` @c              ! c
                    $@math$ costs $5 and @a             ! a
                    <!-- @html⏎ --> (@par) "@quo" *@em* ^[@foot] ! par quo em foot
                    x⏎⏎    @indented⏎⏎x @a              ! a
                    - list⏎⏎    @inlist                 ! inlist
                    ~~~⏎@fence⏎~~~⏎@a                   ! a
                    ```{r}⏎#| label: fig-x⏎x@y⏎```⏎@fig-x @a ! a
                    ![cap @cap](x@2x.png){#fig:one} @fig:one ! cap
                    <span title="@attr">@span</span> [l]{.x key="@at"} ! span
                    \\cite{rawtex} @Häusler2020         ! Häusler2020
                    ---⏎nocite: '@*'⏎bibliography: [a.bib, "b.bib"]⏎---⏎@a ! %* a B a.bib b.bib%
                    ---⏎bibliography:⏎  - a.bib⏎  - b.bib⏎title: x⏎---⏎@a ! %a B a.bib b.bib%
                    """)
    void markdownCitesWhatPandocReads(String source, String expected) {
        assertEquals(expected, read(WritingFormat.MARKDOWN, source));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " ! ",
            quoteCharacter = '%',
            textBlock =
                    """
                    [cite:@a] [cite/t:see @b p. 3; @c]   ! a b c
                    cite:a,b and citep:c. cite:&d;&e     ! a b c d e
                    [[citet:see &a p. 3;&b]] [[cite:c][x]] ! a b c
                    =cite:a= ~[cite:@b]~ cite:c          ! c
                    # [cite:@a]⏎: cite:b⏎cite:c          ! c
                    #+begin_src x⏎cite:a⏎#+end_src⏎cite:b ! b
                    #+bibliography: refs.bib⏎#+nocite: @* ! %* B refs.bib%
                    #+include: "one.org" :lines "1-2"    ! % I one.org%
                    \\cite{a} me@site:x excite:          ! a
                    bibliography:a.bib,b                 ! % B a.bib b%
                    """)
    void orgCitesByItsOwnMarksAndThoseOfOrgRef(String source, String expected) {
        assertEquals(expected, read(WritingFormat.ORG, source));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiterString = " ! ",
            quoteCharacter = '%',
            textBlock =
                    """
                    AUX ! \\citation{a,b}⏎\\abx@aux@cite{0}{c}⏎\\abx@aux@cite{d}⏎\\abx@aux@segm{0}{0}{c} ! a b c d c
                    AUX ! \\bibdata{x,y}⏎\\@input{part.aux}⏎\\bibcite{z}{1} ! % B x y I part.aux%
                    BCF ! <bcf:citekey order="1">a&amp;b</bcf:citekey><!-- <bcf:citekey>c</bcf:citekey> --> ! a&b
                    BCF ! <bcf:citekey order="1" type="set" members="a,b">s</bcf:citekey> ! a b
                    BCF ! <bcf:datasource type="file">r.bib</bcf:datasource> ! % B r.bib%
                    """)
    void whatTexLeavesBehindIsRead(WritingFormat format, String source, String expected) {
        assertEquals(expected, read(format, source));
    }

    @ParameterizedTest
    @EnumSource
    void aKeyLiesWhereItIsSaidToLie(WritingFormat format) {
        RandomInput.parts(
                        60,
                        "\\cite{",
                        "}",
                        "@",
                        "#cite(<",
                        ">)",
                        "[",
                        "]",
                        "(",
                        ")",
                        "`",
                        "```",
                        "\"",
                        "a",
                        "b:c",
                        ",",
                        "\n",
                        "\n\n",
                        " ",
                        "%",
                        "//",
                        "/*",
                        "*/",
                        "$",
                        "{",
                        "---",
                        "#",
                        "<",
                        "<!--",
                        "-->",
                        "[cite:",
                        "=",
                        "\\",
                        "cite:",
                        "\\begin{verbatim}",
                        "<bcf:citekey>",
                        "</",
                        "\\citation{",
                        "    ",
                        "~~~",
                        "# ",
                        "#+nocite: ")
                .check(text -> {
                    for (CitedKey key : format.read(text).citedKeys()) {
                        if (!key.key().equals(CitedKey.ALL) && format != WritingFormat.BCF) {
                            String there =
                                    text.substring(key.keySpan().start(), key.keySpan().end());
                            assertEquals(key.key(), there);
                        }
                    }
                });
    }

    @ParameterizedTest
    @EnumSource
    @Tag(Sample.TAG)
    void whatIsNeverClosedTakesNoLongerThanTheRest(WritingFormat format) {
        for (String part :
                new String[] {
                    "\\cite[",
                    "@",
                    "`a ",
                    "``",
                    "{",
                    "[",
                    "(",
                    "#(",
                    "<!--",
                    "\\begin{verbatim}",
                    "/*",
                    "$a",
                    "](",
                    "<a",
                    "[cite:",
                    "cite:a,",
                    "\\cites{a}",
                    "\\url{",
                    "\\iffalse",
                    "[[cite:",
                    "#+begin_src x\n",
                    "\\verb|",
                    "=a",
                    "<bcf:citekey ",
                    "@a:",
                    "https://"
                }) {
            String text = part.repeat(Sample.of(20_000));
            assertTimeout(Duration.ofMinutes(2), () -> format.read(text), part);
        }
    }

    @Test
    void aFileIsKnownByItsExtension() {
        assertEquals(
                "[Optional[MARKDOWN], Optional[TEX], Optional.empty, Optional.empty]",
                List.of(
                                WritingFormat.of("a.Rmd"), WritingFormat.of("x/b.tex"),
                                WritingFormat.of("tex"), WritingFormat.of("a.bib"))
                        .toString());
    }
}

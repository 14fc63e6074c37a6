package octavo.editing.tidy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// What each clean-up makes of an entry's fields. Each row is also cleaned twice.
class CleanUpTest {
    static String tidied(String text, String... names) {
        List<CleanUp> cleanUps =
                List.of(names).stream()
                        .map(name -> CleanUps.findCleanUp(name).orElseThrow())
                        .toList();
        Library library = Library.of(BibParser.parse(text));
        Library once = library.applyEdit(CleanUps.combinedEdit(library, cleanUps));
        Library twice = once.applyEdit(CleanUps.combinedEdit(once, cleanUps));
        assertEquals(once.file().text(), twice.file().text(), "twice");
        return once.file().text();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    last-pages   | pages = {112--18}                  | pages = {112--118}
                    last-pages   | pages = {S12--5, 1203-4}           | pages = {S12--S15, 1203-1204}
                    last-pages   | pages = {12--15}                   | pages = {12--15}
                    last-pages   | pages = {e123}                     | pages = {e123}
                    special-characters | title = {Costs & Gains, 5% \\& $a_1$ \\url{x_y}} | title = {Costs \\& Gains, 5\\% \\& $a_1$ \\url{x_y}}
                    special-characters | title = {A &amp; B}          | title = {A &amp; B}
                    special-characters | url = {http://x/a_b?c&d}     | url = {http://x/a_b?c&d}
                    page-dashes  | pages = {12-15}                    | pages = {12--15}
                    page-dashes  | pages = "12 \u2013 15"             | pages = "12--15"
                    page-dashes  | pages = {1--2,5-7}                 | pages = {1--2,5--7}
                    page-dashes  | pages = {iv-xii}                   | pages = {iv--xii}
                    page-dashes  | pages = {S12-S15}                  | pages = {S12--S15}
                    page-dashes  | pages = {C4-605}                   | pages = {C4-605}
                    page-dashes  | pages = {605-4}                    | pages = {605-4}
                    page-dashes  | pages = {052301-1}                 | pages = {052301-1}
                    page-dashes  | pages = {052301-7}                 | pages = {052301-7}
                    page-dashes  | pages = {0012-0015}                | pages = {0012--0015}
                    page-dashes  | pages = {1189-94}                  | pages = {1189--94}
                    page-dashes  | pages = {605-104}                  | pages = {605-104}
                    page-dashes  | pages = {3-1--3-20}                | pages = {3-1--3-20}
                    page-dashes  | note = {12-15}                     | note = {12-15}
                    page-dashes  | pages = "1-2" # x # {3-4}          | pages = "1--2" # x # {3--4}
                    doi          | doi = {https://doi.org/10.1000/a_b}| doi = {10.1000/a_b}
                    doi          | doi = {doi:10.1000/a\\_b}          | doi = {10.1000/a_b}
                    doi          | doi = {10.1000/abc.}               | doi = {10.1000/abc.}
                    doi          | doi = {none}                       | doi = {none}
                    doi-from-url | url = {http://dx.doi.org/10.1000/a}| doi = {10.1000/a}
                    doi-from-url | url = {http://doi.org/10.1000/a}, urldate = {2020-01-02}, year = 1 | doi = {10.1000/a}, year = 1
                    doi-from-url | url = {http://doi.org/10.1000/a}, urldate = {2020-01-02}, doi = {10.1000/A} | doi = {10.1000/A}
                    doi-from-url | url = {http://doi.org/10.1000/a}, urldate = {2020-01-02}, doi = {10.1000/b} | url = {http://doi.org/10.1000/a}, urldate = {2020-01-02}, doi = {10.1000/b}
                    doi-from-url | url = {http://doi.org/10.1000/a}, doi = {10.1000/A} | doi = {10.1000/A}
                    doi-from-url | url = {http://doi.org/10.1000/a}, doi = {10.1000/b} | url = {http://doi.org/10.1000/a}, doi = {10.1000/b}
                    url          | url = {\\url{http://x.org/\\~{}a\\_b}} | url = {http://x.org/~a_b}
                    url          | url = {<http://x.org/a%20b>}       | url = {http://x.org/a%20b}
                    arxiv        | eprint = {arXiv:2101.00001v2 [cs.LG]}| eprint = {2101.00001v2}, archiveprefix = {arXiv}, primaryclass = {cs.LG}
                    arxiv        | journal = {arXiv preprint arXiv:2101.00001} | journal = {arXiv preprint arXiv:2101.00001}, eprint = {2101.00001}, archiveprefix = {arXiv}
                    arxiv        | journal = {arXiv:2001.00001 [cs.LG]} | journal = {arXiv:2001.00001 [cs.LG]}, eprint = {2001.00001}, archiveprefix = {arXiv}, primaryclass = {cs.LG}
                    arxiv        | eprint = {123}, archiveprefix = {PubMed} | eprint = {123}, archiveprefix = {PubMed}
                    braced-and | author = {Mai, Luo and Brandt, {and} Oliver} | author = {Mai, Luo and Brandt, Oliver}
                    braced-and | author = {Ada Ek, {and} Luo Mai} | author = {Ada Ek and Luo Mai}
                    braced-and | author = {Mai, Luo {and} Ek, Ada} | author = {Mai, Luo and Ek, Ada}
                    braced-and | author = {{Barnes, {and} Noble} and Simon {and} Schuster} | author = {{Barnes, {and} Noble} and Simon {and} Schuster}
                    braced-and | author = {John Wiley, {and} Sons and Barnes {and} Noble, Inc.} | author = {John Wiley, {and} Sons and Barnes {and} Noble, Inc.}
                    misread-names | author = {Long-jun Shen and Mai, Luo} | author = {Shen, Long-jun and Mai, Luo}
                    misread-names | author = {Ek, Ada and  Mei-ling  Lee  and others} | author = {Ek, Ada and  Lee, Mei-ling  and others}
                    misread-names | author = {Schulte im Walde, Sabine} | author = {{Schulte im Walde}, Sabine}
                    misread-names | author = {Ludwig van Beethoven and Ada Ek} | author = {Ludwig van Beethoven and Ada Ek}
                    misread-names | author = {Long-jun Shen, Da-jun Wu, Ek Ada} | author = {Long-jun Shen, Da-jun Wu, Ek Ada}
                    month-macros | month = {January}                  | month = jan
                    month-macros | month = {jan.}                     | month = jan
                    month-macros | month = 7                          | month = jul
                    month-macros | month = {Jan/Feb}                  | month = jan # "/" # feb
                    month-macros | month = "June--July"               | month = jun # "--" # jul
                    month-macros | month = {10 March}                 | month = "10~" # mar
                    month-macros | month = {March 10-12}              | month = mar # "~10--12"
                    month-macros | month = {Spring}                   | month = {Spring}
                    month-macros | month = 10 # "~" # jan             | month = 10 # "~" # jan
                    month-macros | month = {}                         | month = {}
                    lower-case   | TITLE = {A}                        | title = {A}
                    remove-empty | a = {}, b = {x}, c = " "           | b = {x}
                    remove-empty | a = "" # x                         | a = "" # x
                    remove-duplicate-fields | a = {x}, A = {x}, a = {y} | a = {x}, a = {y}
                    drop:b       | a = {x}, B = {y}, c = {z}          | a = {x}, c = {z}
                    white-space  | a = { x   y }, b = "x " # c        | a = {x y}, b = "x " # c
                    braces       | a = "x", b = "x" # y, c = {z}      | a = {x}, b = "x" # y, c = {z}
                    bare-numbers | year = {2020}, number = {07}       | year = 2020, number = {07}
                    single-braces| title = {{A {B}}}, author = {{C D}} | title = {A {B}}, author = {{C D}}
                    single-braces| title = {{A} and {B}}              | title = {{A} and {B}}
                    single-braces| title = {}, a = {{}}, b = { {} }   | title = {}, a = {}, b = {}
                    single-braces| publisher = {{Simon and Schuster}} | publisher = {{Simon and Schuster}}
                    single-braces| title = {{\\em Homo sapiens}}, a = {{\\'E x}} | title = {{\\em Homo sapiens}}, a = {\\'E x}
                    double-braces:title | title = {{\\em A}}        | title = {{\\em A}}
                    double-braces:title | title = {A {B}}             | title = {{A {B}}}
                    double-braces:title | title = {{A} and {B}}       | title = {{{A} and {B}}}
                    isbn         | isbn = {ISBN 0-306-40615-2}        | isbn = {0-306-40615-2}
                    isbn         | isbn = {978 0 306 40615 7}         | isbn = {978-0-306-40615-7}
                    isbn         | isbn = {978 0 306 40615 8}         | isbn = {978 0 306 40615 8}
                    issn         | issn = {03785955}                  | issn = {0378-5955}
                    issn         | issn = {2434561x}                  | issn = {2434-561X}
                    acronyms     | title = {KungFu on {GPU}s and mRNA} | title = {{KungFu} on {GPU}s and {mRNA}}
                    acronyms     | title = {THE ART OF GPU CODE}      | title = {THE ART OF GPU CODE}
                    acronyms     | title = {\\LaTeX{} and $AB$ A}     | title = {\\LaTeX{} and $AB$ A}
                    field-order  | year = 2020, zzz = 1, title = {A}, author = {B} | author = {B}, title = {A}, year = 2020, zzz = 1
                    field-order  | timestamp = 1, pmid = 2, journalsubtitle = {S}, author+an = {1=x}, author = {B} | author = {B}, author+an = {1=x}, journalsubtitle = {S}, pmid = 2, timestamp = 1
                    field-order  | editor+an:orcid = {1=x}, title = {A}, editor = {B} | editor = {B}, editor+an:orcid = {1=x}, title = {A}
                    names        | sortname = {Bill Brown}            | sortname = {Brown, Bill}
                    unicode-to-latex | biburl = {m\u00fcller}, verba = {m\u00fcller} | biburl = {m\u00fcller}, verba = {m\u00fcller}
                    latex-to-unicode | a = {{\\"o} \\'{e} \\ss{} \\v{c} {GPU} $\\alpha$ \\emph{x}} | a = {\u00f6 \u00e9 \u00df \u010d {GPU} $\\alpha$ \\emph{x}}
                    latex-to-unicode | a = {\\oe uvre \\'\\i b\\'{\\i} \\& na\\"{\\i}ve} | a = {\u0153uvre \u00edb\u00ed \\& na\u00efve}
                    latex-to-unicode | url = {a\\'e}                  | url = {a\\'e}
                    latex-to-unicode | a = {{\\"Uber} die {\\'Ecole}s, {\\O}re {\\ss}} | a = {\u00dcber die \u00c9coles, \u00d8re \u00df}
                    latex-to-unicode | a = {{\\O re}sund {\\"{U}ber} {\\AA ngstr\\"om}} | a = {\u00d8resund \u00dcber \u00c5ngstr\u00f6m}
                    latex-to-unicode | a = {{{\\"Uber}} {U{\\"U}} \\emph{\\"Uber} {\\LaTeX x}} | a = {{{\u00dcber}} {U\u00dc} \\emph{\u00dcber} {\\LaTeX x}}
                    latex-to-unicode | a = {{\\"Uber alles} {\\"Uber, A}} | a = {{\u00dcber alles} {\u00dcber, A}}
                    unicode-to-latex | a = {\u00e4}                   | a = {{\\"a}}
                    unicode-to-latex | isbn = {978\u20130\u2013131}, crossref = {m\u00fcller}, series = {1\u20132} | isbn = {978\u20130\u2013131}, crossref = {m\u00fcller}, series = {1--2}
                    unicode-to-latex | a = {\u03a9mega}           | a = {$\\Omega$mega}
                    names        | author = {Ludwig van Beethoven and {CERN and Co} and Mai,  Luo and Plato} | author = {van Beethoven, Ludwig and {CERN and Co} and Mai,  Luo and Plato}
                    names        | editor = {A. B, C. D, E. F}        | editor = {A. B, C. D, E. F}
                    names        | author = "Per Brinch" # " Hansen and Donald E. Knuth" | author = "Per Brinch" # " Hansen and Donald E. Knuth"
                    names        | author = {Donald~E. Knuth and Ludwig van Beethoven} | author = {Donald~E. Knuth and van Beethoven, Ludwig}
                    names        | author = {Knuth DE and Smith J. and John Smith III} | author = {Knuth DE and Smith J. and John Smith III}
                    html-entities | a = {R&amp;D &#233; \\&amp; A & B} | a = {R\\&D \u00e9 \\& A & B}
                    html-entities | a = {Say &quot;yes&quot; (&quot;no&quot;)} | a = {Say ``yes'' (``no'')}
                    html-entities | a = {$a &lt; b$, b &gt; \\$c &#60; d, $5 &lt; 6} | a = {$a < b$, b $>$ \\$c $<$ d, $5 $<$ 6}
                    html-entities | a = {&eacute; &copy; &rarr; &Omega; &#8211; &mdash; &nosuch;} | a = {\u00e9 \u00a9 \u2192 \u03a9 -- --- &nosuch;}
                    html-entities | a = {&amp;amp; &amp;#38;amp; &amp;eacute; \\&amp;#233; S&amp;Co;} | a = {\\& \\& \u00e9 \u00e9 S\\&Co;}
                    """)
    void cleansFields(String cleanUp, String fields, String expected) {
        assertEquals("@misc{k, " + expected + "}", tidied("@misc{k, " + fields + "}", cleanUp));
    }

    @Test
    void everyByteThatACleanUpIsNotAboutStays() {
        String text =
                "junk @ %\r\n@Article { k ,\r\n  pages={1-2}  , % odd\r\n  year=2020 }\r\nend";
        assertEquals(text.replace("1-2", "1--2"), tidied(text, "page-dashes"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "@misc{f, TITLE=\"E \"q\" x\", pages={1-2}, year={2000}, note={}}\n",
                "@misc{j, year {2000}, TITLE=\"A\", note={}, pages={1-2}}\n",
                "@misc{j, year 2000, pages={1-2}, TITLE=\"A\", note={}}\n",
                "@misc{h, TITLE={A {B}, year={2000},\n  pages={1-2}\n}\n@misc{i}\n",
                "@misc{v, note=, TITLE=\"A\", pages={1-2}}\n"
            })
    void anEntryThatIsDamagedStaysAsItIsAndIsNamedOnce(String text) {
        Library library = Library.of(BibParser.parse(text));
        for (CleanUp cleanUp : CleanUps.PLAIN_CLEAN_UPS) {
            assertEquals(text, tidied(text, cleanUp.name()), cleanUp.name());
            assertEquals(1, cleanUp.skippedChanges(library).size(), cleanUp.name());
        }
        assertEquals(text, tidied(text, "drop:title"));
    }

    @Test
    void aFaultOfTheKeyIsNoReasonToLeaveTheFields() {
        assertEquals("@misc{, pages={1--2}}", tidied("@misc{, pages={1-2}}", "page-dashes"));
        assertEquals("@misc{a b, pages={1--2}}", tidied("@misc{a b, pages={1-2}}", "page-dashes"));
    }

    @Test
    void noEntryIsSortedPastOneThatIsDamaged() {
        String text = "@misc{c}\n@misc{b, note={B}\n@misc{a}\n";
        assertEquals(text, tidied(text, "sort:key"));
    }

    @Test
    void anEntryIsNoRepetitionOfOneThatIsDamaged() {
        String text = "@misc{a, x={1}, year 2000}\n@misc{a, x={1}}\n";
        assertEquals(text, tidied(text, "remove-duplicate-entries"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@misc{a, year=2000, % of the year\n  title={T}}",
                "@misc{a,\n  % of the year\n  year=2000,\n  title={T}\n}",
                "@misc{a,\n  year=2000,\n  title={T} % of the title\n}"
            })
    void fieldsWithRemarksBetweenThemStayInTheirOrderAndThatIsTold(String text) {
        assertEquals(text, tidied(text, "field-order"));
        assertEquals(1, left(text, "field-order").size());
        String ordered = text.replace("year=2000", "author={X}");
        assertEquals(List.of(), left(ordered, "field-order"));
    }

    @Test
    void aValueThatTheFileCannotHoldIsTold() {
        byte[] latin1 =
                "@misc{a, title={Caf\u00e9 {\\'e} {\\'c}}}".getBytes(StandardCharsets.ISO_8859_1);
        CleanUp cleanUp = CleanUps.findCleanUp("latex-to-unicode").orElseThrow();
        Library library = Library.of(BibParser.parse(latin1));
        assertEquals(0, CleanUp.countChangedEntries(cleanUp.editFor(library)));
        assertEquals(1, cleanUp.skippedChanges(library).size());
    }

    @Test
    void charactersWithoutACommandAndThoseInFormulasAreTold() {
        String text = "@misc{a, title={\u6df1 {\\'e}}, note={$a \u2264 b$}, url={\u6df1}}";
        assertEquals(
                List.of("title keeps \u6df1", "note keeps \u2264"),
                left(text, "unicode-to-latex").stream()
                        .map(left -> left.reason().toString().split(":", 2)[0])
                        .toList());
    }

    @Test
    void aDefinitionThatEntriesWouldHaveToPassIsTold() {
        String text = "@misc{%s}\n@string{s = {x}}\n@misc{%s}\n";
        assertEquals(List.of(), left(text.formatted("a", "b"), "sort:key"));
        assertEquals(1, left(text.formatted("b", "a"), "sort:key").size());
        assertEquals(1, left(text.formatted("a", "b"), "sort:-key").size());
    }

    private static List<SkippedChange> left(String text, String cleanUp) {
        return CleanUps.findCleanUp(cleanUp)
                .orElseThrow()
                .skippedChanges(Library.of(BibParser.parse(text)));
    }

    @Test
    void sortingTakesRemarksAlongAndLeavesHeadersAndBlankLines() {
        String text = "% header\n\n@misc{b}\n\n% about a\n@misc{a}\n\n\n@misc{C}\n";
        assertEquals(
                "% header\n\n% about a\n@misc{a}\n\n@misc{b}\n\n\n@misc{C}\n",
                tidied(text, "sort:key"));
        assertEquals(
                "% header\n\n@misc{C}\n\n@misc{b}\n\n\n% about a\n@misc{a}\n",
                tidied(text, "sort:-key"));
    }

    @Test
    void noEntryPassesAStringAndParentsStayBehindTheirChildren() {
        assertEquals(
                "@misc{b}\n@string{s = {x}}\n@misc{c, crossref = {a}}\n@misc{a}\n",
                tidied(
                        "@misc{b}\n@string{s = {x}}\n@misc{a}\n@misc{c, crossref = {a}}\n",
                        "sort:key"));
    }

    @Test
    void sortsByDateWithItsMonth() {
        assertEquals(
                """
                @misc{a, year=2019, month=dec}
                @misc{c, year=2020, month=2}
                @misc{b, year=2020, month={Nov}}
                """,
                tidied(
                        """
                        @misc{b, year=2020, month={Nov}}
                        @misc{c, year=2020, month=2}
                        @misc{a, year=2019, month=dec}
                        """,
                        "sort:year"));
    }

    @Test
    void entriesThatRepeatOneWordForWordGo() {
        assertEquals(
                "@misc{a, x = {1}, y = {2}}\n\n@misc{a, x = {3}}\n",
                tidied(
                        """
                        @misc{a, x = {1}, y = {2}}

                        @MISC{a, y={2}, x =  {1}}

                        @misc{a, x = {3}}
                        """,
                        "remove-duplicate-entries"));
    }

    @Test
    void theFileEndsAsItDidWhereItsLastEntriesAreRepetitions() {
        assertEquals(
                "@misc{a}\n\n@misc{b}\n",
                tidied(
                        "@misc{a}\n\n@misc{b}\n\n@misc{a}\n\n@misc{b}\n",
                        "remove-duplicate-entries"));
    }
}

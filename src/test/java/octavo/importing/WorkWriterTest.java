package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.editing.keys.KeyFormula;
import octavo.formats.ris.RisFormat;
import octavo.formats.workdrafts.SourceContent;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.util.List;

class WorkWriterTest {
    private static final String PAPER =
            """
            TY  - JOUR
            AU  - Döring, Ann
            TI  - The GPU of <i>tomorrow</i> & others
            T2  - Journal of Things
            DA  - 2021/03/04
            VL  - 7
            SP  - 1
            EP  - 9
            DO  - 10.1000/182
            ER  -
            """;

    private static String written(String library, String ris) {
        return WorkWriter.writeWorks(
                        Library.of(BibParser.parse(library)),
                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                        new RisFormat().readWorks(SourceContent.of(ris)).works())
                .file()
                .text();
    }

    @Test
    void writesBibtexWhereTheLibraryTellsNothing() {
        assertEquals(
                """
                @article{doring2021gpu,
                  author = {D\u00f6ring, Ann},
                  title = {The {GPU} of \\emph{tomorrow} \\& others},
                  journal = {Journal of Things},
                  volume = {7},
                  pages = {1--9},
                  year = {2021},
                  month = mar,
                  day = {4},
                  doi = {10.1000/182}
                }\
                """,
                written("", PAPER));
    }

    @Test
    void writesNamesOfFieldsInTheCaseOfTheLibrary() {
        String paper = "TY  - JOUR\nAU  - Luo, Ann\nTI  - Moss\nDO  - 10.1000/182\nER  -\n";
        assertEquals(
                """
                @Article{luomoss,
                  Author = {Luo, Ann},
                  Title  = {Moss},
                  DOI    = {10.1000/182}
                }\
                """,
                written("@Article{a,\n  Title  = {One},\n  DOI    = {10.1/2}\n}\n", paper));
        assertEquals(
                "@article{luomoss,\n  AUTHOR = {Luo, Ann},\n  TITLE = {Moss},\n"
                        + "  DOI = {10.1000/182}\n}",
                written("@article{a,\n  TITLE = {One},\n  YEAR = {2000}\n}\n", paper));
    }

    @Test
    void writesBiblatexInTheOrderAndLayoutOfTheLibrary() {
        String library =
                """
                @Online{a,
                \tdate = "2020",
                \ttitle = "One",
                \tauthor = "A, B",
                \turldate = "2020-01-01"
                }
                """;
        assertEquals(
                """
                @Article{doring2021gpu,
                \tdate = "2021-03-04",
                \ttitle = "The {GPU} of \\emph{tomorrow} \\& others",
                \tauthor = "Döring, Ann",
                \tjournaltitle = "Journal of Things",
                \tvolume = "7",
                \tpages = "1--9",
                \tdoi = "10.1000/182"
                }\
                """,
                written(library, PAPER));
    }

    @Test
    void writesLettersAsCommandsWhereTheLibraryDoes() {
        String text = written("@misc{a, author = {M{\\\"u}ller, A}, month = {3}}", PAPER);
        assertTrue(text.contains("D{\\\"o}ring"), text);
        assertTrue(text.contains("month = 3"), text);
    }

    @Test
    void aPaperOnArxivHasAnEprintAndNoJournal() {
        String text =
                written(
                        "",
                        """
                        TY  - JOUR
                        TI  - T
                        T2  - arXiv preprint arXiv:2101.00001 [cs.DB]
                        ER  -\
                        """);
        assertEquals(
                List.of(
                        "archiveprefix = {arXiv}",
                        "eprint = {2101.00001}",
                        "primaryclass = {cs.DB}",
                        "title = {T}"),
                text.lines()
                        .filter(line -> line.contains("="))
                        .map(line -> line.strip().replaceAll(",$", ""))
                        .sorted()
                        .toList());
    }

    @Test
    void anExactValueKeepsItsLetters() {
        String text = written("", "TY  - ELEC\nTI  - T\nUR  - https://a.org/~b_c?d={e}&f\nER  -");
        assertTrue(text.contains("url = {https://a.org/~b_c?d=%7Be%7D&f}"), text);
    }
}

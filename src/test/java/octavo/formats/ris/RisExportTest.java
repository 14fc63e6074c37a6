package octavo.formats.ris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.conversion.ExportResult;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class RisExportTest {
    private static ExportResult ris(String bib) {
        return RisExport.of(List.of(Library.of(BibParser.parse(bib)).workAt(0).orElseThrow()));
    }

    @Test
    void aRecordRunsFromItsTypeToItsEnd() {
        assertEquals(
                """
                TY  - CPAPER
                ID  - a
                AU  - van der Berg, Jan, Jr
                AU  - CERN
                TI  - On DNA: A Study
                T2  - Proc
                PY  - 2001
                DA  - 2001/02//
                PB  - P
                SP  - 12
                EP  - 15
                KW  - x
                KW  - y
                ER  -

                """
                        .replace("\n", "\r\n")
                        .replace("ER  -", "ER  - "),
                ris("""
                @inproceedings{a,
                  author = {van der Berg, Jr, Jan and {CERN}},
                  title = {On {DNA}}, subtitle = {A Study},
                  booktitle = {Proc},
                  date = {2001-02}, publisher = {P}, pages = {12--15},
                  keywords = {x, y}
                }
                """)
                        .text());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    article    | journal = {J}            | TY  - JOUR
                    article    | journal = {J}            | T2  - J
                    article    | number = {7}             | IS  - 7
                    article    | doi = {10.1/a_b}         | DO  - 10.1/a_b
                    article    | pages = {e12}            | SP  - e12
                    article    | eprint = {2101.00001}, eprinttype = {arXiv} | UR  - https://arxiv.org/abs/2101.00001
                    article    | eprint = {2101.00001}, eprinttype = {arXiv} | TY  - UNPB
                    article    | entrysubtype = {magazine} | TY  - MGZN
                    phdthesis  | school = {S}             | PB  - S
                    techreport | number = {7}             | M1  - 7
                    misc       | keywords = {software}    | TY  - COMP
                    misc       | howpublished = {\\url{https://x.org}} | UR  - https://x.org
                    misc       | date = {1723~}           | DA  - 1723///1723~
                    misc       | date = {2001-07-04}      | DA  - 2001/07/04/
                    misc       | year = {in press}        | DA  - in press
                    misc       | year = {{13th Century}}  | DA  - 13th Century
                    misc       | urldate = {2001-07-04}   | Y2  - 2001/07/04/
                    misc       | isbn = {1}               | SN  - 1
                    unheardof  | title = {T}              | TY  - GEN
                    """)
    void everyFieldHasItsTag(String type, String fields, String line) {
        String ris = ris("@" + type + "{a, " + fields + "}").text();
        assertTrue(ris.lines().anyMatch(line::equals), ris);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            textBlock =
                    """
                    article,JOUR
                    suppperiodical,JOUR
                    review,JOUR
                    periodical,SER
                    book,BOOK
                    mvbook,BOOK
                    commentary,BOOK
                    manual,BOOK
                    reference,BOOK
                    mvreference,BOOK
                    collection,EDBOOK
                    mvcollection,EDBOOK
                    proceedings,CONF
                    mvproceedings,CONF
                    booklet,PAMP
                    inbook,CHAP
                    bookinbook,CHAP
                    suppbook,CHAP
                    incollection,CHAP
                    suppcollection,CHAP
                    inreference,ENCYC
                    inproceedings,CPAPER
                    conference,CPAPER
                    thesis,THES
                    phdthesis,THES
                    mastersthesis,THES
                    bachelorsthesis,THES
                    report,RPRT
                    techreport,RPRT
                    online,ELEC
                    electronic,ELEC
                    www,ELEC
                    unpublished,UNPB
                    presentation,SLIDE
                    patent,PAT
                    dataset,DATA
                    software,COMP
                    standard,STAND
                    artwork,ART
                    image,FIGURE
                    audio,SOUND
                    music,MUSIC
                    movie,MPCT
                    video,VIDEO
                    letter,PCOMM
                    jurisdiction,CASE
                    legislation,STAT
                    legal,STAT
                    unheardof,GEN
                    """)
    void everyTypeHasOneOfRis(String type, String ris) {
        assertEquals(
                "TY  - " + ris,
                ris("@" + type + "{a, title = {T}}").text().lines().findFirst().orElse(""));
    }

    @Test
    void noFieldCanBeginALineOfItsOwn() {
        String ris = ris("@misc{a, title = {A\nER  - \nTY  - BOOK}, note = {x\r\ny}}").text();
        assertEquals(1, ris.lines().filter(line -> line.startsWith("TY")).count());
        assertTrue(ris.contains("TI  - A ER - TY - BOOK\r\n"), ris);
    }
}

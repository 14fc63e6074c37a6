package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.referencetext.ReferenceSplitter.ReferenceBlock;
import octavo.formats.workdrafts.ImportedWork;
import octavo.names.PersonName;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Collectors;

class ReferenceParserTest {
    private final ReferenceParser parser = new ReferenceParser();

    @Test
    void aConferencePaperInApaHasAllItsFields() {
        ImportedWork work =
                parser.parse(
                        "He, K., Zhang, X., Ren, S., & Sun, J. (2016). Deep residual learning for"
                                + " image recognition. In Proceedings of the IEEE conference on"
                                + " computer vision and pattern recognition (pp. 770–778).",
                        1);
        assertEquals("inproceedings", work.type());
        assertEquals("He K.; Zhang X.; Ren S.; Sun J.", names(work));
        assertEquals(
                "Deep residual learning for image recognition", work.plainText(FieldName.TITLE));
        assertEquals(
                "Proceedings of the IEEE conference on computer vision and pattern recognition",
                work.plainText(FieldName.BOOKTITLE));
        assertEquals("2016", work.plainText(FieldName.DATE));
        assertEquals("770–778", work.plainText(FieldName.PAGES));
    }

    @Test
    void anArticleAsBibtexPrintsItHasAllItsFields() {
        ImportedWork work =
                parser.parse(
                        "[2] J. Dean and S. Ghemawat. Mapreduce: simplified data processing on"
                            + " large clusters. Communications of the ACM, 51(1):107--113, 2008."
                            + " doi: 10.1145/1327452.1327492.",
                        1);
        assertEquals("article", work.type());
        assertEquals("Dean J.; Ghemawat S.", names(work));
        assertEquals("Communications of the ACM", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("51", work.plainText(FieldName.VOLUME));
        assertEquals("1", work.plainText(FieldName.NUMBER));
        assertEquals("107–113", work.plainText(FieldName.PAGES));
        assertEquals("10.1145/1327452.1327492", work.plainText(FieldName.DOI));
    }

    @Test
    void aPreprintHasItsNumberRatherThanAJournal() {
        ImportedWork work =
                parser.parse(
                        "Vaswani A, Shazeer N, et al. Attention is all you need. arXiv preprint"
                                + " arXiv:1706.03762, 2017.",
                        1);
        assertEquals("online", work.type());
        assertEquals("1706.03762", work.plainText(FieldName.EPRINT));
        assertEquals("", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("", work.plainText(FieldName.PUBLISHER));
        assertEquals("2017", work.plainText(FieldName.DATE));
    }

    @Test
    void aBookHasPublisherPlaceAndEdition() {
        ImportedWork work =
                parser.parse(
                        "D. E. Knuth, The Art of Computer Programming, vol. 1, 3rd ed. Reading, MA:"
                                + " Addison-Wesley, 1997. ISBN 0-201-89683-4.",
                        1);
        assertEquals("book", work.type());
        assertEquals("Addison-Wesley", work.plainText(FieldName.PUBLISHER));
        assertEquals("Reading, MA", work.plainText(FieldName.LOCATION));
        assertEquals("3", work.plainText(FieldName.EDITION));
        assertEquals("0-201-89683-4", work.plainText(FieldName.ISBN));
    }

    @Test
    void aYearBeforeTheTitleIsNoLabelOfAList() {
        ImportedWork work = parser.parse("(1986): The INGRES papers. Reading: Addison-Wesley.", 1);
        assertEquals("1986", work.plainText(FieldName.DATE));
    }

    @ParameterizedTest
    @CsvSource({"4th edition, 4", "3ᵉ éd., 3", "1re éd., 1", "2. Aufl., 2"})
    void anEditionIsItsNumber(String printed, String number) {
        assertEquals(number, ReferenceFields.editionOf(printed));
    }

    @Test
    void numbersOfATitleAreNotItsPlaceInAJournal() {
        ImportedWork work =
                parser.parse(
                        "Matsumoto, K., Nagai, R. & Kawai, S. (1987) ‘Self diffusion of ions in"
                            + " lithium (y = 0.01–0.11)’, Solid State Ionics, 25(2), pp. 233–238.",
                        1);
        assertEquals("25", work.plainText(FieldName.VOLUME));
        assertEquals("2", work.plainText(FieldName.NUMBER));
        assertEquals("233–238", work.plainText(FieldName.PAGES));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    K. Mai. Finite Packing, volume 154 of Cambridge Tracts in Mathematics. Cambridge University Press, 2004.           | volume | 154
                    K. Mai. Finite Packing, volume 154 of Cambridge Tracts in Mathematics. Cambridge University Press, 2004.           | series | Cambridge Tracts in Mathematics
                    K. Mai. Finite packing. In A. Hu, editor, Packing Theory, volume 13 of Applied Logic Series, pages 3–22, 1999.   | booktitle | Packing Theory
                    K. Mai. Finite packing. In A. Hu, editor, Packing Theory, volume 13 of Applied Logic Series, pages 3–22, 1999.   | pages | 3–22
                    K. Mai. Finite packing. Tech. Rep. PI-1694, IRISA, Rennes, France, 2005.                                           | number | PI-1694
                    K. Mai, How we made the battery, Nat. Electron. 1 (3) (2018) 204.                                                  | volume | 1
                    K. Mai, How we made the battery, Nat. Electron. 1 (3) (2018) 204.                                                  | number | 3
                    """)
    void phrasesOfBibtexsStylesAreRead(String reference, String field, String value) {
        assertEquals(value, parser.parse(reference, 1).plainText(field));
    }

    @ParameterizedTest
    @ValueSource(strings = {"———. ", "——, ", "— — —. ", "____. "})
    void aDashStandsForTheAuthorsBefore(String dash) {
        String second = dash + "Art of programming. Addison-Wesley, Reading, 1968.";
        List<ImportedWork> works =
                ReferenceTextFormat.readReferences(
                                List.of(
                                        new ReferenceBlock(
                                                "Knuth, Donald E. Literate programming. The"
                                                        + " Computer Journal, 27(2):97–111, 1984.",
                                                1),
                                        new ReferenceBlock(second, 2)))
                        .works();
        assertEquals("Knuth Donald E.", names(works.get(1)));
        assertEquals("Art of programming", works.get(1).plainText(FieldName.TITLE));
        assertEquals(second, works.get(1).printedSource().orElseThrow().sourceText());
    }

    @Test
    void aReferenceKeepsTheTextThatItIsReadFrom() {
        String text = "Knuth, D. E. Literate programming. Comput. J. 27, 97–111 (1984).";
        ImportedWork work = parser.parse("3. " + text, 7);
        assertEquals(text, work.printedSource().orElseThrow().sourceText());
        assertEquals(7, work.lineNumber());
    }

    @Test
    void whatIsUnclearIsMarked() {
        ImportedWork work = parser.parse("Garden Party, Tea and Cakes 12, Summer Hill 3, 2003", 1);
        assertTrue(!work.printedSource().orElseThrow().unsureFields().isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Mai, L. and Hu, Y.                                     | Mai L.; Hu Y.
                    L. Mai, Y. Hu, and J. van der Berg                     | Mai L.; Hu Y.; van der Berg J.
                    Mai L, Hu Y, van der Berg J-P                          | Mai L.; Hu Y.; van der Berg J.-P.
                    Mai, Lin, and Yan Hu                                   | Mai Lin; Hu Yan
                    Agudo, Isaac, Javier Lopez, and Jose A. Montenegro     | Agudo Isaac; Lopez Javier; Montenegro Jose A.
                    Bottou, L. ; Cortes, C. ; Denker, J.S.                 | Bottou L.; Cortes C.; Denker J. S.
                    JUELS, Ari, RIVEST, Ronald L et SZYDLO, Michael        | Juels Ari; Rivest Ronald L.; Szydlo Michael
                    Yee M. S. et Hanzo L.                                  | Yee M. S.; Hanzo L.
                    Nowell Lucy Terry, France Robert K., et Fox Edward A.  | Nowell Lucy Terry; France Robert K.; Fox Edward A.
                    SMETS, P., Y.-T. HSIA a E. UMKEHRER                    | SMETS P.; HSIA Y.-T.; UMKEHRER E.
                    King, M. L., Jr., and Smith, A.                        | King M. L. Jr.; Smith A.
                    Chazelle Bernard et Edelsbrunner Herbert               | Chazelle Bernard; Edelsbrunner Herbert
                    Van der Ven Anton, et Morgan Daniel                    | Van der Ven Anton; Morgan Daniel
                    Poe Edgar A.                                           | Poe Edgar A.
                    Bernard Chazelle, Herbert Edelsbrunner                 | Chazelle Bernard; Edelsbrunner Herbert
                    de Andrade C. E.                                       | de Andrade C. E.
                    Oliveira G, Ruth S van                                 | Oliveira G.; van Ruth S.
                    """)
    void namesAreReadInTheOrderOfAnyStyle(String printed, String expected) {
        assertEquals(
                expected,
                PrintedNames.parse(printed).names().stream()
                        .map(ReferenceParserTest::parts)
                        .collect(Collectors.joining("; ")));
    }

    private static String names(ImportedWork work) {
        return work.namesOf(FieldName.AUTHOR).stream()
                .map(ReferenceParserTest::parts)
                .collect(Collectors.joining("; "));
    }

    private static String parts(PersonName name) {
        return String.join(" ", name.prefix(), name.family(), name.given(), name.suffix())
                .replaceAll("\\s+", " ")
                .strip();
    }
}

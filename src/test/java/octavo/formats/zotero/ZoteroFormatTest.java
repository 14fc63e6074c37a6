package octavo.formats.zotero;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.names.BibNameList;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;

class ZoteroFormatTest {
    @ParameterizedTest
    @CsvSource({
        "'', k1, ''",
        "'\"extra\": \"Citation Key: doe2017\\nA remark.\",', doe2017, A remark.",
        "'\"extra\": \"A remark.\\ncitation key: doe2017\",', doe2017, A remark.",
        "'\"citationKey\": \"doe\", \"extra\": \"Citation Key: doe2017\",', doe, ''"
    })
    void theKeyThatWasPinnedComesBeforeZoterosOwn(String fields, String key, String note) {
        String item =
                "[{\"itemType\": \"book\", " + fields + " \"key\": \"k1\", \"title\": \"Tubes\"}]";
        ImportedWork work = new ZoteroFormat().readWorks(SourceContent.of(item)).works().getFirst();
        assertEquals(Optional.of(key), work.key());
        assertEquals(note, work.plainText(FieldName.NOTE));
    }

    private static ImportedWork workOf(String itemFields) {
        String item = "[{\"itemType\": \"preprint\", \"title\": \"T\", " + itemFields + "}]";
        return new ZoteroFormat().readWorks(SourceContent.of(item)).works().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Erica van de    | Waal               | van de Waal, Erica
                    Alexander J. van| der Horst          | van der Horst, Alexander J.
                    Bartolomé de las| Casas              | de las Casas, Bartolomé
                    Jan van         | Berg               | van Berg, Jan
                    Allan , Jr.     | Osborne            | Osborne, Jr., Allan
                    Jr.             | William T. Coleman | Coleman, Jr., William T.
                    Shabtai ben Ezra| Cohen              | Cohen, Shabtai ben Ezra
                    """)
    void particlesAndSuffixesLeaveTheGivenName(String given, String family, String expected) {
        ImportedWork work =
                workOf(
                        "\"creators\": [{\"firstName\": \"%s\", \"lastName\": \"%s\"}]"
                                .formatted(given, family));
        assertEquals(expected, BibNameList.toBibtex(work.namesOf(FieldName.AUTHOR), false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0000 c                                     | ''
                    0000-00-00                                 | ''
                    2011-11-00                                 | 2011-11
                    2011-00-00                                 | 2011
                    1963-01-01T00:00:00Z, 2000-01-01T00:00:00Z | 1963-01-01T00:00:00Z
                    2009                                       | 2009
                    """)
    void zerosInDatesAreUnknown(String date, String expected) {
        assertEquals(
                expected, workOf("\"date\": \"%s\"".formatted(date)).plainText(FieldName.DATE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    repository | National Bureau of Economic Research | 17577           | 17577      | National Bureau of Economic Research
                    archive    | Cryptology ePrint Archive            | 2005/033        | 2005/033   | Cryptology ePrint Archive
                    repository | arXiv                                | arXiv:1706.03762| 1706.03762 | arxiv
                    """)
    void preprintsKeepTheirNumberAndKindAtAnyServer(
            String property, String server, String number, String eprint, String archive) {
        ImportedWork work =
                workOf(
                        "\"genre\": \"Working Paper\", \"%s\": \"%s\", \"archiveID\": \"%s\""
                                .formatted(property, server, number));
        assertEquals(eprint, work.plainText(FieldName.EPRINT));
        assertEquals(archive, work.plainText(FieldName.EPRINTTYPE));
        assertEquals("Working Paper", work.plainText(FieldName.TYPE));
    }
}

package octavo.formats.zotero;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.fields.FieldName;
import octavo.formats.source.ImportedWork;
import octavo.formats.source.SourceContent;

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
}

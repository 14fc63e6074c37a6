package octavo.formats.marc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

class MarcExchangeFormatTest {
    private static final MarcExchangeFormat FORMAT = new MarcExchangeFormat();

    /// A record in the encoding of its leader: fields such as `245 10$aTitle`, as Latin-1 that
    /// stands for bytes.
    private static byte[] record(String typeAndEncoding, String... fields) {
        var directory = new StringBuilder();
        var data = new StringBuilder();
        for (String field : fields) {
            String text = field.substring(4).replace('$', '\u001F') + '\u001E';
            directory.append(
                    String.format(
                            Locale.ROOT,
                            "%s%04d%05d",
                            field.substring(0, 3),
                            text.length(),
                            data.length()));
            data.append(text);
        }
        int dataStart = 24 + directory.length() + 1;
        String leader =
                String.format(
                        Locale.ROOT,
                        "%05dn%s22%05d a 4500",
                        dataStart + data.length() + 1,
                        typeAndEncoding,
                        dataStart);
        return (leader + directory + '\u001E' + data + '\u001D')
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] book(String title) {
        return record("am  ", "245 10$a" + title);
    }

    private static byte[] joined(byte[]... records) {
        var bytes = new ByteArrayOutputStream();
        for (byte[] record : records) {
            bytes.writeBytes(record);
        }
        return bytes.toByteArray();
    }

    private static ImportedWorks read(byte[]... records) {
        return FORMAT.readWorks(SourceContent.of(joined(records)));
    }

    private static ImportedWork one(byte[] record) {
        ImportedWorks read = read(record);
        assertEquals(List.of(), read.damagedRecords());
        return read.works().getFirst();
    }

    private static List<String> titles(ImportedWorks read) {
        return read.works().stream().map(work -> work.plainText(FieldName.TITLE)).toList();
    }

    private static String utf8(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    @Test
    void readsLeaderControlFieldsAndSubfields() {
        ImportedWork work =
                one(
                        record(
                                "am a",
                                "001 1",
                                "008 010926s2011    sz            000 0 eng d",
                                "020   $a9780306406157 (pbk.) :",
                                "100 1 $aDoe, Ann B.,$d1950-",
                                "245 10$aAll about tubes :$ba study /$cAnn B. Doe.",
                                "260   $aBern :$bExample Press,$cc2011.",
                                "300   $ax, 148 p. ;$c24 cm.",
                                "490 1 $aTube studies ;$v12"));
        assertEquals("book", work.type());
        assertEquals("All about tubes", work.plainText(FieldName.TITLE));
        assertEquals("a study", work.plainText(FieldName.SUBTITLE));
        assertEquals("Ann B. Doe", work.namesOf(FieldName.AUTHOR).getFirst().displayName());
        assertEquals("Bern", work.plainText(FieldName.LOCATION));
        assertEquals("Example Press", work.plainText(FieldName.PUBLISHER));
        assertEquals("2011", work.plainText(FieldName.DATE));
        assertEquals("148", work.plainText(FieldName.PAGETOTAL));
        assertEquals("9780306406157", work.plainText(FieldName.ISBN));
        assertEquals("eng", work.plainText(FieldName.LANGUAGE));
        assertEquals("Tube studies", work.plainText(FieldName.SERIES));
        assertEquals("12", work.plainText(FieldName.NUMBER));
    }

    @Test
    void theLeaderTellsThesesArticlesAndSoundsApart() {
        assertEquals("article", one(record("ab  ", "245 10$aT")).type());
        assertEquals("audio", one(record("jm  ", "245 10$aT")).type());
        assertEquals("thesis", one(record("am  ", "245 10$aT", "502   $bPh. D.")).type());
    }

    @Test
    void utf8IsReadWhateverTheLeaderSays() {
        for (String encoding : List.of("am a", "am  ")) {
            ImportedWork work = one(record(encoding, "245 10$a" + utf8("Röhren für 管")));
            assertEquals("Röhren für 管", work.plainText(FieldName.TITLE));
        }
    }

    /// The text with `\u00E8` as the character.
    private static String unescaped(String text) {
        return Pattern.compile("\\\\u([0-9A-F]{4})")
                .matcher(text)
                .replaceAll(code -> Character.toString(Integer.parseInt(code.group(1), 16)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    M\\u00E8uller                  | Müller
                    Jos\\u00E2e                    | José
                    \\u00A1\\u00E2od\\u00E2z       | Łódź
                    \\u00B1\\u00E2od\\u00E2z       | łódź
                    Vi\\u00F2\\u00E3et              | Việt
                    Stra\\u00C7e                   | Straße
                    \\u00EBi\\u00ECa               | i͡a
                    H\\u001Bb2\\u001BsO            | H₂O
                    10\\u001Bp6\\u001Bs units      | 10⁶ units
                    \\u001B(BPlain\\u001B)!E \\u00C3 | Plain ©
                    \\u0088The \\u0089tube         | The tube
                    """)
    void diacriticsOfMarc8FollowTheirLetter(String encoded, String title) {
        ImportedWork work = one(book(unescaped(encoded)));
        assertEquals(title, work.plainText(FieldName.TITLE));
    }

    @Test
    void anotherScriptOfMarc8IsRefusedByName() {
        ImportedWorks read = read(book("\u001B(N@AB\u001B(B"), book("Tubes"));
        assertEquals(List.of("Tubes"), titles(read));
        assertEquals(
                "Record 1: Field 245 of this record is in a script of MARC-8 that Octavo does not"
                        + " read. Export the record in UTF-8, or as MARCXML.",
                read.damagedRecords().getFirst().message().toString());
    }

    @Test
    void aTitleInTheOriginalScriptDoesNotHinderTheTransliteratedOne() {
        ImportedWork work =
                one(record("am  ", "066   $c(N", "245 10$aTruby", "880 10$6245$a\u001B(N@AB"));
        assertEquals("Truby", work.plainText(FieldName.TITLE));
    }

    @Test
    void aDamagedDirectoryCostsItsOwnRecordOnly() {
        byte[] lying = book("Lying tubes");
        lying[24 + 6] = '1';
        byte[] letters = book("No tubes");
        letters[24 + 8] = 'x';
        byte[] cut = book("Cut tubes");
        ImportedWorks read = read(book("One"), lying, letters, book("Two"), Arrays.copyOf(cut, 45));
        assertEquals(List.of("One", "Two"), titles(read));
        assertEquals(
                List.of(
                        "Record 2: The directory of this record says that field 245 is where it is"
                                + " not. Export the record again, or as MARCXML.",
                        "Record 3: The directory of this record is damaged. Export the record"
                                + " again, or as MARCXML.",
                        "Record 5: The record is cut off. Export or download it again."),
                read.damagedRecords().stream().map(it -> it.message().toString()).toList());
    }

    @Test
    void theLengthInTheLeaderMayLie() {
        byte[] record = book("Tubes");
        record[0] = '9';
        record[15] = '0';
        assertTrue(FORMAT.looksLike(SourceContent.of(record)));
        assertEquals(List.of("Tubes", "Pipes"), titles(read(record, book("Pipes"))));
    }

    /// Fifty entries that all name the title would make a small file a huge one.
    @Test
    void entriesOfADirectoryDoNotAllNameOneField() {
        String[] fields = new String[51];
        Arrays.fill(fields, "500   $a");
        fields[0] = "245 10$aTubes";
        byte[] record = record("am  ", fields);
        assertEquals(1, read(record).works().size());
        for (int i = 1; i < fields.length; i++) {
            System.arraycopy(record, 24 + 3, record, 24 + 12 * i + 3, 9);
        }
        assertEquals(0, read(record).works().size());
        assertEquals(1, read(record).damagedRecords().size());
    }

    @Test
    void recordsMayStandOnLines() {
        byte[] lineEnd = {'\r', '\n'};
        ImportedWorks read = read(book("One"), lineEnd, book("Two"), lineEnd);
        assertEquals(List.of("One", "Two"), titles(read));
        assertEquals(List.of(), read.damagedRecords());
        assertEquals(2, read.works().getLast().lineNumber());
    }

    @Test
    void authoritiesAndUnimarcAreNoWorks() {
        ImportedWorks read =
                read(record("z   ", "100 1 $aDoe"), record("am  ", "200 1 $aTubes"), book("Tubes"));
        assertEquals(List.of("Tubes"), titles(read));
        assertEquals(2, read.damagedRecords().size());
    }

    @Test
    void isRecognisedByAWholeRecordAlone() {
        SourceContent whole = SourceContent.of(book("Tubes"));
        assertEquals(
                List.of(FORMAT.name()),
                SourceFormats.allFormats().stream()
                        .filter(format -> format.looksLike(whole))
                        .map(format -> format.name())
                        .toList());
        assertFalse(FORMAT.looksLike(SourceContent.of("00100nam a2200037 a 4500 is a leader")));
        assertFalse(FORMAT.looksLike(SourceContent.of("12345 tubes\u001E\u001D")));
        assertFalse(
                FORMAT.looksLike(
                        SourceContent.of(
                                new String(book("T\0ubes"), StandardCharsets.ISO_8859_1))));
    }
}

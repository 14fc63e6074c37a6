package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class ReadBackTest {
    /// A file of items that were read one by one, with ` / ` between them.
    private static BibFile file(String items) {
        List<BibItem> all = new ArrayList<>();
        for (String item : items.replace('⏎', '\n').split(" / ", -1)) {
            all.addAll(BibParser.parse(item).items());
        }
        return BibParser.parse("").withItems(all);
    }

    @ParameterizedTest(name = "{0} to {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{a}                    | @misc{b}                             | nothing
                    @misc{a} / ⏎ / @misc{b}     | @misc{a} / ⏎ / @misc{c} / @misc{b}   | nothing
                    @misc{a}                    | @misc{a} / text / more               | nothing
                    @misc{a} / @misc{b}         | @misc{b}                             | nothing
                    @misc{a}                    | @misc{a} / % / @misc{b}              | the entry b
                    @misc{a} / % / @misc{b}     | @misc{a} / % / @misc{c}              | the entry c
                    @misc{a} / % / @string{s=1} | @misc{a} / % / @string{s=2}          | a part of the file
                    @misc{a} / ⏎ / @misc{b}     | @misc{a} / ⏎ / @misc{b} / x / @comment y / @misc{c} | a part of the file
                    @comment x / ⏎ / @misc{b}   | @comment x / @misc{b}                | a part of the file
                    @misc{a} / ⏎@ / @misc{b}    | @misc{a} / ⏎@ / @misc{c}             | nothing
                    @misc{z, x = {a / @misc{b}  | @misc{z, x = {a / @misc{b}           | the entry b
                    @misc{z, x = {a / @misc{b}  | @misc{c} / @misc{z, x = {a / ⏎ / @misc{b} | nothing
                    @misc{z, x = {a / @misc{b}  | @misc{c} / @misc{z, x = {a / ⏎ / @misc{b} / @misc{q, x = {a / @comment{c} | a part of the file
                    @misc{a}                    | @misc{a} / @comment x / y            | a part of the file
                    @misc{z, y / ⏎⏎ / @misc{b,} | @misc{z, y / ⏎⏎ / @misc{x y,}        | the entry x y
                    @misc{z, y / ⏎⏎ / @misc{b,} | @misc{z, y / ⏎⏎ / @misc{c,}          | nothing
                    """)
    void whatWouldBeTakenForAPartOfSomethingElseIsNamed(String before, String after, String lost) {
        String found = ReadBackCheck.findLostItem(file(before), file(after)).orElse("nothing");
        assertEquals(lost, found.replaceFirst(" would be taken.*", ""));
    }

    private static BibFile without(BibFile file, int itemIndex) {
        List<BibItem> items = new ArrayList<>(file.items());
        items.remove(itemIndex);
        return file.withItems(items);
    }

    private static byte[] join(byte[]... parts) {
        var joined = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            joined.writeBytes(part);
        }
        return joined.toByteArray();
    }

    @Test
    void notesInTwoEncodingsMayMeetWhereAnEntryWasDeleted() {
        BibFile before =
                BibParser.parse(
                        join(
                                "@misc{a}\n% caf\u00E9\n".getBytes(ISO_8859_1),
                                "@misc{b}\n% caf\u00E9\n".getBytes(UTF_8)));
        assertEquals(Optional.empty(), ReadBackCheck.findLostItem(before, without(before, 2)));
    }

    @Test
    void changesFarFromTheDeclarationOfAnEncodingAreReadInIt() {
        Charset centralEuropean = Charset.forName("ISO-8859-2");
        String text =
                "% Encoding: ISO-8859-2\n@misc{a}\n@misc{b}\n@misc{c, note = {\u017D}}\n@misc{d}\n";
        BibFile before = BibParser.parse(text.getBytes(centralEuropean));
        assertEquals(Optional.empty(), ReadBackCheck.findLostItem(before, without(before, 6)));
    }

    @Test
    void aChangedPartOfAWideFileMayStartWithAnyLetter() {
        String text = "\uFEFF@misc{a}\u4E2D\u6587\n@misc{b}\n@misc{c}\n";
        BibFile before = BibParser.parse(text.getBytes(UTF_16LE));
        assertEquals(Optional.empty(), ReadBackCheck.findLostItem(before, without(before, 3)));
    }

    @Test
    void entriesAfterAStrayByteInADamagedWideFileAreFound() {
        BibFile before = BibParser.parse("\uFEFF@misc{a}\n@misc{z, x = {a".getBytes(UTF_16LE));
        List<BibItem> items = new ArrayList<>(before.items());
        items.addAll(1, BibParser.parse("% caf\u00E9\n".getBytes(ISO_8859_1)).items());
        items.addAll(2, BibParser.parse("@misc{b}").items());
        BibFile after = before.withItems(items);
        assertEquals(Optional.empty(), ReadBackCheck.findLostItem(before, after));
    }
}

package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

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
}

package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

class TypedTextTest {

    @ParameterizedTest(name = "{0} = {1}, typed {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    month | mar        | mar      | mar
                    month | mar        | March    | mar
                    month | mar        | apr      | apr
                    month | mar        | April    | apr
                    month | mar        | Mai/Juni | {Mai/Juni}
                    month | mar        | 4        | 4
                    month | {March}    | April    | {April}
                    month | {March}    | apr      | apr
                    month | "March"    | May      | "May"
                    year  | 2000       | 2000     | 2000
                    year  | 2000       | 2001     | 2001
                    year  | 2000       | in press | {in press}
                    year  | {2000}     | 2001     | {2001}
                    year  | "2000"     | 2001     | "2001"
                    note  | {a}        | jan      | {jan}
                    note  | acm        | ieee     | {ieee}
                    note  | "a" # { b} | a b      | "a" # { b}
                    other | {a}        | b        | {b}
                    """)
    void aTypedTextKeepsTheFormOfTheValue(String field, String now, String text, String value) {
        String name = field.equals("other") ? "absent" : field;
        var entry = BibEntry.parse("@misc{a, " + field + " = " + now + "}").orElseThrow();
        assertEquals(
                value, TypedText.toValue(entry, name, text).map(BibValue::source).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"apr, apr", "April, apr", "Easter, {Easter}"})
    void aMonthIsAddedByItsName(String text, String value) {
        var entry = BibEntry.parse("@misc{a}").orElseThrow();
        assertEquals(
                value, TypedText.toValue(entry, "month", text).map(BibValue::source).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "acm, IEEE, IEEE",
        "acm, ACM Press, acm",
        "acm, none, {none}",
        "acm, acm, acm",
        "{acm}, ieee, {ieee}",
        "acm # x, ieee, {ieee}",
        "acm, {x, "
    })
    void aNameOfTheLibraryStaysOne(String now, String text, String value) {
        var entry = BibEntry.parse("@misc{a, publisher = " + now + "}").orElseThrow();
        Function<String, Optional<String>> macros =
                name -> Optional.ofNullable(Map.of("acm", "ACM Press", "ieee", "IEEE").get(name));
        assertEquals(
                Optional.ofNullable(value),
                TypedText.toValue(entry, "publisher", text, macros).map(BibValue::source));
    }

    @ParameterizedTest(name = "[{0}]")
    @CsvSource({
        "' note ', note",
        "'note\n', note",
        "' ', ''",
        "'a\\ ', 'a\\ '",
        "'a\\', 'a\\'",
        "'a\\\\ ', 'a\\\\'"
    })
    void blanksAroundATypedTextGoButForTexsOwn(String typed, String trimmed) {
        assertEquals(trimmed, TypedText.trimBlanks(typed));
    }
}

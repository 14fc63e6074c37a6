package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.Charset;
import java.util.Optional;

class EditRefusalTest {
    private static BibEntry entry(String text, String charset) {
        byte[] bytes = text.getBytes(Charset.forName(charset));
        return BibParser.parse(bytes).items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static EditRefusal why(BibEntry entry, String field, String source) {
        BibValue value = BibValue.parse(source);
        assertEquals(Optional.empty(), entry.withValue(field, value));
        return EditRefusal.of(entry, field, value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x y", "", "a,b", "a=b", "a{", "\"", "a#b"})
    void aNameThatNoFieldCanHaveIsNamed(String field) {
        BibEntry entry = entry("@misc{k, a = {1}}", "UTF-8");
        assertEquals(new EditRefusal.InvalidFieldName(field), why(entry, field, "{x}"));
    }

    @Test
    void theCharacterThatTheEncodingLacksIsNamed() {
        BibEntry entry = entry("@misc{k, a = {\u00e9t\u00e9 \u00e0 la plage}}", "ISO-8859-1");
        var refusal =
                assertInstanceOf(
                        EditRefusal.UnencodableCharacter.class, why(entry, "note", "{a \u4e2d b}"));
        assertEquals("\u4e2d", refusal.character());
        assertEquals(entry.encodingName(), refusal.encoding());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{a", "a}", "{a}}", "{a}, b = {c}", "a, b"})
    void whatWouldBreakTheEntryIsNotAValue(String source) {
        BibEntry entry = entry("@misc{k, a = {1}}", "UTF-8");
        assertInstanceOf(EditRefusal.MalformedValue.class, why(entry, "note", source));
        assertInstanceOf(EditRefusal.MalformedValue.class, why(entry, "a", source));
    }

    @Test
    void theDamageOfAnEntryIsTold() {
        BibEntry entry = entry("@misc{k, a = {1}, b = {2", "UTF-8");
        var refusal = assertInstanceOf(EditRefusal.DamagedEntry.class, why(entry, "c", "{x}"));
        assertEquals(entry.firstDamage().orElseThrow().message(), refusal.damage());
    }
}

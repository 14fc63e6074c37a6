package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.gui.editor.SourceModel.SourceRefusal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

class SourceModelTest {
    private static final String ENTRY = "@misc{k,\n  title = {T},\n}";

    private BibEntry entry = BibEntry.parse(ENTRY).orElseThrow();
    private int steps;
    private final SourceModel model = new SourceModel(this::take);

    SourceModelTest() {
        model.show(1, Optional.of(entry));
    }

    private void take(BibEntry now) {
        steps++;
        entry = now;
        model.show(1, Optional.of(now));
    }

    private void type(String text) {
        model.textProperty().set(text);
        model.commit();
    }

    private String refusal() {
        return model.refusalProperty().get().map(SourceRefusal::message).orElse("");
    }

    @Test
    void whatIsTypedIsTheEntryAfterOneStep() {
        type("\n@book{other, title = \"New\"}\n\n");
        assertEquals("@book{other, title = \"New\"}", entry.text());
        assertEquals(entry.text(), model.textProperty().get());
        assertEquals(1, steps);
        assertFalse(model.isChanged());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    `@misc{k,\n  title = {T`                  | Line
                    `@misc{k, title = {T}} @misc{l, title = {U}}` | This must be exactly one entry.
                    `words`                                  | This must be exactly one entry.
                    ``                                       | This must be exactly one entry.
                    `@string{a = {b}}`                       | This must be exactly one entry.
                    """)
    void whatIsNoEntryStaysToBePutRight(String text, String reason) {
        type(text);
        assertEquals(ENTRY, entry.text());
        assertEquals(text, model.textProperty().get());
        assertTrue(refusal().startsWith(reason), refusal());
        assertFalse(model.refused().isEmpty());
        type("@misc{k}");
        assertEquals("", refusal());
        assertEquals("@misc{k}", entry.text());
    }

    @Test
    void aProblemIsToldAtItsPlace() {
        type("@misc{k,\n  title = {T}\n  year = 2020}");
        assertTrue(refusal().matches("Line [23], column \\d+: .+"), refusal());
        assertTrue(model.refusalProperty().get().orElseThrow().at() > 10);
    }

    @Test
    void whatIsTypedOutlivesALookAtAnotherEntry() {
        type("@misc{k, title = {");
        model.show(2, BibEntry.parse("@misc{l}"));
        assertEquals("@misc{l}", model.textProperty().get());
        assertFalse(model.refused().isEmpty());
        model.show(1, Optional.of(entry));
        assertEquals("@misc{k, title = {", model.textProperty().get());
        model.revert();
        assertEquals(ENTRY, model.textProperty().get());
        assertTrue(model.refused().isEmpty());
    }

    @Test
    void aChangeFromElsewhereDoesNotTakeAwayWhatIsTyped() {
        model.textProperty().set("@misc{k, title = {Mine}}");
        model.show(1, BibEntry.parse("@misc{k, title = {Theirs}}"));
        assertEquals("@misc{k, title = {Mine}}", model.textProperty().get());
        assertTrue(refusal().contains("changed meanwhile"), refusal());
        model.commit();
        assertEquals("@misc{k, title = {Mine}}", entry.text());
    }

    @Test
    void whatTheEncodingCannotSayIsRefused() {
        byte[] latin = "@misc{k, title = {\u00fcber}}".getBytes(StandardCharsets.ISO_8859_1);
        entry = (BibEntry) BibParser.parse(latin).items().getFirst();
        model.show(1, Optional.of(entry));
        type("@misc{k, title = {\u674e}}");
        assertTrue(refusal().contains("encoding"), refusal());
        type("@misc{k, title = {\u00f6}}");
        assertEquals("@misc{k, title = {\u00f6}}", entry.text());
    }

    @Test
    void lineEndsStayThoseOfTheFile() {
        entry = BibEntry.parse("@misc{k,\r\n  title = {T}\r\n}").orElseThrow();
        model.show(1, Optional.of(entry));
        type(model.textProperty().get().replace("{T}", "{U}"));
        assertEquals("@misc{k,\r\n  title = {U}\r\n}", entry.text());
    }
}

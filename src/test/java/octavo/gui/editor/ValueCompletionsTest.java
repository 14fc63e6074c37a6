package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class ValueCompletionsTest {
    private static final ValueCompletions LORE =
            ValueCompletions.of(
                    Library.of(
                            BibParser.parse(
                                    """
                                    @misc{a, publisher = {Academic Press}, keywords = {systems, ml}}
                                    @misc{b, publisher = {ACM}, keywords = {machine learning}}
                                    @misc{c, publisher = {ACM}, keywords = {ml}}
                                    """
                                            .getBytes(StandardCharsets.UTF_8))));

    @Test
    void theMostUsedValueComesFirst() {
        assertEquals(List.of("ACM", "Academic Press"), LORE.completions("publisher", "ac"));
    }

    @Test
    void whatIsWrittenAlreadyIsNotOffered() {
        assertEquals(List.of(), LORE.completions("publisher", "ACM"));
    }

    @Test
    void inAListTheLastMemberIsCompleted() {
        assertEquals(
                List.of("systems, ml", "systems, machine learning"),
                LORE.completions("keywords", "systems, m"));
    }

    @Test
    void otherFieldsHaveNoValues() {
        assertEquals(List.of(), LORE.completions("title", "a"));
    }
}

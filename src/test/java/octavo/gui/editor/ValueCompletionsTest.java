package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class ValueCompletionsTest {
    private static final ValueCompletions VALUES =
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
        assertEquals(List.of("ACM", "Academic Press"), VALUES.completions("publisher", "ac"));
    }

    @Test
    void whatIsWrittenAlreadyIsNotOffered() {
        assertEquals(List.of(), VALUES.completions("publisher", "ACM"));
    }

    @Test
    void inAListTheLastMemberIsCompleted() {
        assertEquals(
                List.of("systems, ml", "systems, machine learning"),
                VALUES.completions("keywords", "systems, m"));
    }

    @Test
    void otherFieldsHaveNoValues() {
        assertEquals(List.of(), VALUES.completions("title", "a"));
    }
}

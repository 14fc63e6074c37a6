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

    @Test
    void ofSeveralSpellingsOfAValueTheMostUsedIsOffered() {
        ValueCompletions values =
                ValueCompletions.of(
                        Library.of(
                                BibParser.parse(
                                        """
                                        @misc{a, publisher = {editions d'Art}, keywords = {C, c++}}
                                        @misc{b, publisher = {{\\'E}ditions d'Art}, keywords = {C++}}
                                        @misc{c, publisher = {{\\'E}ditions d'Art}, keywords = {C++}}
                                        @misc{d, publisher = {Editions {d'Art}}, address = {St Gallen}}
                                        @misc{e, address = {St. Gallen}}
                                        @misc{f, address = {St. Gallen}}
                                        """)));
        assertEquals(List.of("{\\'E}ditions d'Art"), values.completions("publisher", "edi"));
        assertEquals(List.of("St. Gallen"), values.completions("address", "st gal"));
        assertEquals(List.of("C++", "C"), values.completions("keywords", "c"));
    }
}

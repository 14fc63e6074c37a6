package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.VersionLink.VersionRelation;

import org.junit.jupiter.api.Test;

import java.util.List;

class VersionLinkTest {
    private static List<VersionLink> links(String fields) {
        Library library = Library.of(BibParser.parse("@misc{a, " + fields + "}"));
        return VersionLink.allOf(library.workAt(0).orElseThrow());
    }

    @Test
    void aPublishedWorkNamesItsPreprints() {
        assertEquals(
                List.of(
                        new VersionLink("b", VersionRelation.PREPRINT),
                        new VersionLink("c", VersionRelation.PREPRINT)),
                links("related = {b, c}, relatedtype = {preprint}"));
    }

    @Test
    void aPreprintNamesWhatItWasPublishedAs() {
        assertEquals(
                List.of(new VersionLink("b", VersionRelation.PUBLISHED)),
                links("related = {b}, relatedtype = {publishedas}"));
    }

    @Test
    void otherRelationsAreNoVersions() {
        assertEquals(List.of(), links("related = {b}, relatedtype = {reviewof}"));
        assertEquals(List.of(), links("related = {b}"));
        assertEquals(List.of(), links("relatedtype = {preprint}"));
    }
}

package octavo.formats.referencelists;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceHeadingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "References",
                "R EFERENCES",
                "REFERENCES AND NOTES",
                "7 References",
                "7. References",
                "VII. R EFERENCES",
                "A. References",
                "5.2 Bibliography:",
                "Chapter 9 Bibliography",
                "Literature Cited",
                "Works cited.",
                "Literaturverzeichnis",
                "Références",
                "Références bibliographiques",
                "Bibliografía"
            })
    void headingsOfListsAreKnown(String line) {
        assertTrue(ReferenceHeading.beginsList(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "References 12",
                "References are listed by the order in which they are cited",
                "Cross-references",
                "Preferences",
                "[1] References",
                "2008 References"
            })
    void otherLinesAreNot(String line) {
        assertFalse(ReferenceHeading.beginsList(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Appendix A",
                "A Appendix: Proofs",
                "APPENDICES",
                "Supplementary Material",
                "Acknowledgements",
                "About the Authors"
            })
    void whatFollowsAListIsKnown(String line) {
        assertEquals(true, ReferenceHeading.endsList(line));
    }
}

package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.people.PersonDecisions;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class PersonCompletionsTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @misc{a, author = {Pietzuch, Peter and M{\\"u}ller-Lyer, Ann}}
                            @misc{b, author = {Peter Pietzuch and Petersen, Ole}}
                            @misc{c, author = {Pietzuch, P.}}
                            """
                                    .getBytes(StandardCharsets.UTF_8)));

    private static List<String> names(PersonDecisions decisions, String typed) {
        return PersonCompletions.of(LIBRARY, decisions).completions(typed).stream()
                .map(each -> each.name() + " " + each.entries() + each.orcid())
                .toList();
    }

    @Test
    void whoseFamilyNameBeginsSoComesBeforeWhoeverHasSuchAWord() {
        assertEquals(
                List.of("Petersen, Ole 1", "Pietzuch, Peter 2"),
                names(PersonDecisions.none(), "pete"));
    }

    @Test
    void umlautsAreFoundByTheirPlainLetters() {
        assertEquals(List.of("Müller-Lyer, Ann 1"), names(PersonDecisions.none(), "muller"));
        assertEquals(List.of("Müller-Lyer, Ann 1"), names(PersonDecisions.none(), "Lyer"));
    }

    @Test
    void somebodyDecidedAboutIsOfferedOnceInThePreferredFormWithTheirOrcid() {
        PersonDecisions decisions =
                PersonDecisions.none()
                        .decideSame("Pietzuch, P.", "Pietzuch, Peter")
                        .preferName("Pietzuch, P.", "Pietzuch, Peter R.")
                        .orcid("Pietzuch, P.", "0000-0003-3178-5148");
        assertEquals(List.of("Pietzuch, Peter R. 30000-0003-3178-5148"), names(decisions, "Pietz"));
    }

    @Test
    void oneLetterOffersNobody() {
        assertEquals(List.of(), names(PersonDecisions.none(), "p"));
    }
}

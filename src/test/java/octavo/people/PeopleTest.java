package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.people.PersonCandidate.PersonCandidateKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class PeopleTest {

    /// A library with an entry for each list of authors.
    static Library library(String... authors) {
        var text = new StringBuilder();
        for (int i = 0; i < authors.length; i++) {
            text.append("@article{e%d, author = {%s}, year = 2020}%n".formatted(i, authors[i]));
        }
        return Library.of(BibParser.parse(text.toString()));
    }

    static People people(String... authors) {
        return People.of(library(authors), PersonDecisions.none());
    }

    /// The spellings of each candidate of a kind.
    static Set<Set<String>> found(People people, PersonCandidateKind kind) {
        return people.candidates().stream()
                .filter(each -> each.kind() == kind)
                .map(PeopleTest::spellings)
                .collect(Collectors.toSet());
    }

    static Set<String> spellings(PersonCandidate candidate) {
        return candidate.variants().stream()
                .map(NameVariant::variantKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Çelik, Ercan  | Çelık, Ercan ; Ercan Çelik ; Çelik, Ercan
                    Wu, Xinyuan   | Wu, Xin-Yuan ; Xinyuan Wu ; Wu, Xinyuan
                    García, Ana   | Garcia, Ana ; Garcia, Ana ; García, Ana
                    Doe, Jane Ann | Doe, Jane ; Doe, Jane ; Doe, Jane Ann
                    Doe, Jane     | Doe, J. ; Doe, J. ; Doe, Jane
                    """)
    void theSpellingToWriteIsTheFullestThenTheUsualOne(String preferred, String authors) {
        String[] lists =
                Stream.of(authors.split(" ; ", -1))
                        .map(each -> each + " and Mai, Luo")
                        .toArray(String[]::new);
        assertEquals(
                preferred, people(lists).candidates().getFirst().fullestVariant().writtenName());
    }

    @Test
    void theSpellingsOfOnePersonAreOneCandidateWithReasons() {
        var people =
                people(
                        "Wagenländer, Marcel and Mai, Luo",
                        "Wagenlaender, Marcel and Guo Li",
                        "Wagenl{\\\"a}nder, M. and Luo Mai",
                        "M. Wagenländer and Peter Pietzuch",
                        "Wagenlander, M and Pietzuch, Peter",
                        "Marcel Wagenlander, Guo Li, Bo Zhao");
        assertEquals(
                Set.of(
                        Set.of(
                                "Wagenländer, Marcel",
                                "Wagenlaender, Marcel",
                                "Wagenländer, M.",
                                "Wagenlander, M",
                                "Wagenlander, Marcel")),
                found(people, PersonCandidateKind.SAME));
        var candidate = people.candidates().getFirst();
        assertTrue(
                candidate.reasons().stream()
                        .anyMatch(reason -> reason.toString().contains("Mai, Luo")));
        assertEquals("Wagenländer, Marcel", candidate.fullestVariant().writtenName());
    }

    @ParameterizedTest(name = "{0} · {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Sørensen, Åse            | Soerensen, Aase
                    Sørensen, Åse            | Sorensen, Ase
                    Groß, Anna               | Gross, Anna
                    Müller, Jürgen           | Mueller, Juergen
                    Mueller, Jürgen          | Muller, Jurgen
                    Łukasz Wójcik            | Lukasz Wojcik
                    Brabete, Andrei-Octavian | Brabete, A.-O.
                    Brabete, Andrei-Octavian | Andrei Octavian Brabete
                    Wu, Jian-Ping            | Wu, Jianping
                    Pietzuch, Peter          | Pietzuch, Peter R.
                    Pietzuch, Peter R.       | P. R. Pietzuch
                    van der Berg, Jan        | Berg, Jan van der
                    Van Der Berg, Jan        | van der Berg, J.
                    Renz-Wieland, Alexander  | Alexander {Renz Wieland}
                    Tolkien, John Ronald Reuel | Tolkien, J.R.R.
                    Wagenländer, Marcel J.   | Wagenlander, MJ
                    Wagenländer*, Marcel     | Wagenlander, Marcel
                    {WAGENL{\\"A}NDER}, Marcel | Wagenländer, M.
                    King, Jr., Martin        | King, Martin
                    D’Angelo, Ann            | D'Angelo, A.
                    """)
    void theseMayBeOnePerson(String a, String b) {
        var people = people(a, b);
        assertEquals(
                1, people.candidates().size(), () -> people.index().variants().keySet().toString());
        assertTrue(people.candidates().getFirst().score() >= 0.5);
        assertFalse(people.candidates().getFirst().isCertain());
    }

    @ParameterizedTest(name = "{0} · {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Smith, John              | Smith, Jane
                    Smith, J. Q.             | Smith, J. R.
                    Smith, John Q.           | Smith, J. R.
                    Smith, J.                | Smith, K.
                    Smith, Paul              | Smith, Paula
                    King, Jr., Martin        | King, Sr., Martin
                    van der Berg, Jan        | von Berg, Jan
                    Wei Wang 0001            | Wei Wang 0002
                    {Smith and Jones, J.}    | Smith, John
                    王, 明                    | 王, 明华
                    Michael Novak            | Michal Novak
                    """)
    void theseAreNever(String a, String b) {
        var shared = people(a + " and Doe, Ann and Roe, Bob", b + " and Doe, Ann and Roe, Bob");
        assertEquals(List.of(), shared.candidates());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "Zhang, Yi and Zhang, Y. and Li, Bo",
                "Zhang, Yi and Yi, Zhang and Li, Bo",
                "Müller, Jörg and Mueller, Joerg and Li, Bo"
            })
    void twoNamesOfOneListAreNever(String authors) {
        assertEquals(List.of(), people(authors).candidates());
    }

    @Test
    void anAuthorMayBeTheEditorOfTheSameBook() {
        var text = "@book{a, author = {Zhang, Yi}, editor = {Zhang, Y.}}";
        var people = People.of(Library.of(BibParser.parse(text)), PersonDecisions.none());
        assertEquals(1, people.candidates().size());
    }

    @Test
    void aNameWithoutItsAccentsGoesWithThatWhichWritesThemOut() {
        var spellings = Set.of("Müller, Jörg", "Muller, Jorg", "Mueller, Joerg");
        var people = people("Müller, Jörg", "Muller, Jorg", "Mueller, Joerg");
        assertEquals(Set.of(spellings), found(people, PersonCandidateKind.SAME));
        var decided =
                people.withDecisions(
                        PersonDecisions.none().decideSame("Müller, Jörg", "Mueller, Joerg"));
        assertEquals(Set.of(spellings), found(decided, PersonCandidateKind.SAME));
        assertEquals(List.of(), people("Smith, Jorg", "Smith, Joerg").candidates());
        assertEquals(
                List.of(),
                people("Berg, Jan", "van Berg, Jan", "von Berg, Jan").candidates().stream()
                        .filter(each -> each.variants().size() > 2)
                        .toList());
    }

    @Test
    void aVenueThatAStringNamesIsSaidInItsWords() {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @string{ jamc = "Appl. Math. \\& Comput." }
                                @article{a, author = {Mai, Luo}, journal = jamc, year = 2020}
                                @article{b, author = {Mai, L.}, journal = jamc, year = 2021}
                                """));
        People people = People.of(library, PersonDecisions.none());
        String reasons = people.candidates().getFirst().reasons().toString();
        assertTrue(reasons.contains("both appeared in Appl. Math. & Comput."), reasons);
        Edit edit =
                library.replaceContent(
                        BibParser.parse(
                                library.file().text().replace("Appl. Math.", "Applied Math.")));
        Library changed = library.applyEdit(edit);
        assertEquals(
                People.of(changed, PersonDecisions.none()).candidates(),
                people.afterEdit(edit, changed).candidates());
    }

    @Test
    void aSpellingIsShownWithoutTheLineBreaksOfTheFile() {
        People people = people("Mai,\n          Luo and Li, Guo", "Mai, Luo");
        assertEquals(
                Set.of(Set.of("Mai, Luo"), Set.of("Li, Guo")),
                people.individuals().stream()
                        .map(each -> each.variants().getFirst().rawNames())
                        .collect(Collectors.toSet()));
    }

    @Test
    void ofFourSharedCoauthorsTheLastIsOneOther() {
        String group = " and Abel, Ann and Bohr, Bea and Cole, Cay and Dorn, Dan";
        var found = people("Mai, Luo" + group, "Mai, L." + group).candidates().getFirst();
        assertTrue(
                found.reasons().stream().anyMatch(it -> it.toString().endsWith(" and one other")),
                found.reasons().toString());
    }

    @Test
    void sharedCoauthorsAreNamedWithoutTheirIdentifiers() {
        String group = " and Wang 0001, Wei";
        var found = people("Mai, Luo" + group, "Mai, L." + group).candidates().getFirst();
        assertTrue(
                found.reasons().stream()
                        .anyMatch(it -> it.toString().equals("both wrote with Wang, Wei")),
                found.reasons().toString());
    }

    @Test
    void whatTellsASonFromHisFatherIsSaid() {
        var found = people("King, Martin", "King, Jr., Martin").candidates().getFirst();
        assertEquals(
                List.of(
                        "King, Jr., Martin and King, Martin have the same given names",
                        "one lacks “jr”"),
                found.reasons().stream().map(Object::toString).toList());
        assertTrue(found.score() < 0.7);
    }

    @Test
    void anInitialDoesNotChainTwoPeople() {
        assertEquals(
                Set.of(),
                found(people("Smith, John", "Smith, Jane", "Smith, J."), PersonCandidateKind.SAME));
        var told =
                people(
                        "Smith, John and Doe, Ann and Roe, Bob",
                        "Smith, Jane and Poe, Edgar",
                        "Smith, J. and Doe, Ann and Roe, Bob");
        assertEquals(
                Set.of(Set.of("Smith, John", "Smith, J.")), found(told, PersonCandidateKind.SAME));
    }

    @Test
    void aWholeNameThatLacksAFurtherInitialNeedsMoreThanFittingInitials() {
        assertEquals(List.of(), people("Fischer, Jürgen", "Fischer, J. E.").candidates());
        assertEquals(
                1,
                people("Fischer, Jürgen and Doe, Ann", "Fischer, J. E. and Doe, Ann")
                        .candidates()
                        .size());
        assertEquals(
                List.of(),
                people("Lee, Ho Seong and Doe, Ann", "Lee, Seong-Ho and Doe, Ann").candidates());
    }

    @Test
    void swappedNamesAreOfferedAsASwapAndNotMerged() {
        var people = people("Li, Guo and Mai, Luo", "Guo, Li and Mai, Luo", "Guo Li");
        assertEquals(
                Set.of(Set.of("Li, Guo", "Guo, Li")), found(people, PersonCandidateKind.SWAPPED));
        assertEquals(Set.of(), found(people, PersonCandidateKind.SAME));
        assertEquals("Li, Guo", people.candidates().getFirst().fullestVariant().writtenName());
    }

    @Test
    void familyNamesOfTwoWordsAreOfferedHoweverTheyAreDivided() {
        var people = people("García López, María", "María García López");
        assertEquals(1, found(people, PersonCandidateKind.DIVIDED).size());
    }

    @Test
    void namesakesWithDifferentOrcidsAreNeverMerged() {
        String entry = "@misc{%s, author = {Wei Wang and Ann Doe}, author+an:orcid = {1=\"%s\"}}\n";
        var text =
                entry.formatted("a", "0000-0002-1825-0097")
                        + entry.formatted("b", "0000-0001-5109-3700")
                        + entry.formatted("c", "https://orcid.org/0000-0002-1825-0097")
                        + "@misc{d, author = {Wang, W. and Ann Doe}, author+an ="
                        + " {1=\"0000-0001-5109-3700\"}}";
        var people = People.of(Library.of(BibParser.parse(text)), PersonDecisions.none());
        assertEquals(
                Set.of(Set.of("Wang, Wei 0000-0001-5109-3700", "Wang, W. 0000-0001-5109-3700")),
                found(people, PersonCandidateKind.SAME));
        assertTrue(people.candidates().getFirst().isCertain());
        assertEquals(
                2,
                people.index().variant("Wang, Wei 0000-0002-1825-0097").orElseThrow().entryCount());
    }

    @Test
    void anOrcidLinksNamesThatHaveNothingInCommon() {
        var text =
                "@misc{a, author = {Ann Doe}, author+an:orcid ="
                    + " {1=\"0000-0002-1825-0097\"}}@misc{b, author = {Ann Roe}, author+an:orcid ="
                    + " {1=\"0000-0002-1825-0097\"}}";
        var people = People.of(Library.of(BibParser.parse(text)), PersonDecisions.none());
        assertEquals(1, people.candidates().size());
        assertTrue(people.candidates().getFirst().isCertain());
    }

    @Test
    void theSameNumberOfDblpIsCertain() {
        var people = people("Wei Wang 0001 and X Y", "Wang 0001, Wei", "Wei Wang", "Wei Wang 0002");
        assertEquals(Set.of(), found(people, PersonCandidateKind.SAME));
        assertEquals(2, people.index().variant("Wang, Wei 0001").orElseThrow().entryCount());
    }

    @Test
    void whatWasDecidedIsNotOfferedAgain() {
        var people = people("Smith, John", "Smith, J.");
        var same = PersonDecisions.none().decideSame("Smith, John", "Smith, J.");
        var different = PersonDecisions.none().decideDifferent("Smith, J.", "Smith, John");
        assertEquals(1, people.candidates().size());
        assertEquals(List.of(), people.withDecisions(same).candidates());
        assertEquals(List.of(), people.withDecisions(different).candidates());
        assertEquals(
                people.candidates(),
                people.withDecisions(same).withDecisions(PersonDecisions.none()).candidates());
    }

    @Test
    void anOrcidThatWasDecidedIsAVetoToo() {
        var decisions =
                PersonDecisions.none()
                        .orcid("Smith, John", "0000-0002-1825-0097")
                        .orcid("Smith, J.", "0000-0001-5109-3700");
        assertEquals(
                List.of(),
                people("Smith, John", "Smith, J.").withDecisions(decisions).candidates());
    }

    @Test
    void initialsAloneAreNotEnoughAmongManyNamesakes() {
        String[] many = new String[41];
        for (int i = 0; i < 40; i++) {
            many[i] =
                    "Wang, "
                            + (char) ('K' + i % 12)
                            + "abc"
                            + (char) ('a' + i / 2)
                            + (i % 2 == 0 ? "e" : "u");
        }
        many[40] = "Wang, Jie";
        var withInitial = java.util.Arrays.copyOf(many, 42);
        withInitial[41] = "J. Wang";
        assertEquals(Set.of(), found(people(withInitial), PersonCandidateKind.SAME));
    }

    @Test
    void anIndexThatFollowsEditsEqualsOneBuiltAnew() {
        var library =
                library(
                        "Wagenländer, Marcel and Mai, Luo",
                        "Wagenlander, M. and Mai, L.",
                        "Li, Guo and others",
                        "Guo, Li");
        var people = People.of(library, PersonDecisions.none());
        var steps =
                List.of(
                        "Smith, John and Li, Guo",
                        "Smith, J. and Guo, Li",
                        "Mai, L and {Mai Inc.}");
        for (int step = 0; step < steps.size(); step++) {
            var slot = library.entrySlots().toList().get(step);
            var entry =
                    library.entryInSlot(slot.number())
                            .flatMap(it ->
                                    it.withValue(
                                            "author", braced(steps.get(slot.number() / 2 % 3))))
                            .orElseThrow();
            var edit =
                    step == 2
                            ? library.removeSlot(slot.number())
                            : library.replaceEntry(slot.number(), entry);
            library = library.applyEdit(edit);
            people = people.afterEdit(edit, library);
            assertSameAsAnew(people, library);
            var undo = edit.inverse();
            assertSameAsAnew(
                    people.afterEdit(undo, library.applyEdit(undo)), library.applyEdit(undo));
        }
    }

    private static octavo.bib.BibValue braced(String text) {
        return octavo.bib.BibValue.braced(text).orElseThrow();
    }

    private static void assertSameAsAnew(People people, Library library) {
        var anew = People.of(library, people.decisions());
        assertEquals(anew.index().variants(), people.index().variants());
        assertEquals(anew.candidates(), people.candidates());
    }

    @Test
    void aChangedStringChangesThePeopleThatItNames() {
        var library =
                Library.of(
                        BibParser.parse(
                                "@string{me = {Ann Doe}}\n@misc{a, author = me # { and Bo Li}}"));
        var people = People.of(library, PersonDecisions.none());
        assertEquals(Set.of("Doe, Ann", "Li, Bo"), people.index().variants().keySet());
        var edit =
                library.replaceContent(
                        BibParser.parse(library.file().text().replace("Ann Doe", "Ann Roe")));
        var after = people.afterEdit(edit, library.applyEdit(edit));
        assertEquals(Set.of("Roe, Ann", "Li, Bo"), after.index().variants().keySet());
        assertEquals(Optional.empty(), after.index().variant("Doe, Ann"));
    }
}

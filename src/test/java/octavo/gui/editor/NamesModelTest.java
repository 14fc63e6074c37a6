package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.names.PastedNames;
import octavo.people.EntryNames;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class NamesModelTest {
    private static final String ENTRY =
            """
            @article{k, title={T},
              author =  {Wagenl{\\"a}nder, Marcel
                         and Guo  Li and {van der Berg}, Jan and {The KungFu Team}},
              author+an = {1=equal; 2=equal; 2="0000-0002-1825-0097"},
            }\
            """;

    private final List<String> steps = new ArrayList<>();
    private BibEntry entry = BibEntry.parse(ENTRY).orElseThrow();
    private NamesModel model = model();

    private NamesModel model() {
        return new NamesModel("author", names(), "k", this::take);
    }

    private EntryNames names() {
        return EntryNames.of(Library.empty(), 0, entry);
    }

    private void take(BibEntry now, String step) {
        steps.add(step);
        entry = now;
        model.followEntry(names(), now.key());
    }

    private void start(String text) {
        entry = BibEntry.parse(text).orElseThrow();
        model = model();
    }

    private static NameParts parts(String given, String family) {
        return new NameParts(given, "", family, "", false);
    }

    @Test
    void aRowShowsThePartsOfAName() {
        assertEquals(parts("Marcel", "Wagenländer"), model.nameRows().get(0).nameParts());
        assertEquals(parts("Guo", "Li"), model.nameRows().get(1).nameParts());
        assertEquals(parts("Jan", "van der Berg"), model.nameRows().get(2).nameParts());
        assertTrue(model.nameRows().get(3).nameParts().isBody());
        assertEquals("The KungFu Team", model.nameRows().get(3).nameParts().family());
    }

    @Test
    void aRowShowsWhatIsNotedAboutThePerson() {
        assertEquals(List.of("equal"), model.nameRows().get(0).nameMarks());
        assertEquals("0000-0002-1825-0097", model.nameRows().get(1).orcidNumber());
        assertEquals("", model.nameRows().get(2).orcidNumber());
    }

    @Test
    void aWholeNameThatIsTypedAsTheFamilyNameIsTakenApart() {
        PersonModel person = model.personModel();
        person.begin(1);
        person.familyProperty().set("van der Wilk, Mark");
        assertTrue(person.commit());
        assertEquals(
                new NameParts("Mark", "van der", "Wilk", "", false),
                model.nameRows().get(1).nameParts());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Andrei-Octavian Brabete        | Brabete, Andrei-Octavian
                    Ludwig van Beethoven           | van Beethoven, Ludwig
                    van der Berg                   | van der Berg}
                    Max Planck Institute           | {Max Planck Institute}
                    Deutsche Gesellschaft für Akustik | {Deutsche Gesellschaft für Akustik}
                    """)
    void theLastWordOfANameTypedAsTheFamilyNameIsTheFamilyName(String typed, String after) {
        start("@misc{k, title = {T}}");
        PersonModel person = model.personModel();
        person.begin(0);
        person.familyProperty().set(typed);
        assertTrue(person.commit());
        assertTrue(entry.text().contains("author = {" + after + "}"), entry.text());
    }

    @Test
    void aFamilyNameOfTwoWordsIsNotTakenApartForAnotherChange() {
        start("@misc{k, author = {{García Márquez}, }}");
        PersonModel person = model.personModel();
        person.edit(0);
        person.orcidProperty().set("0000-0002-1825-0097");
        assertTrue(person.commit());
        assertTrue(entry.text().contains("{{García Márquez}"), entry.text());
    }

    /// BibTeX's “and” between two people with given names makes two; an organisation has one name.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Jane Doe and Max van Muster              | Doe, Jane and van Muster, Max
                    Doe, Jane and van Muster, Max            | Doe, Jane and van Muster, Max
                    Doe, Jane; Muster, Max                   | Doe, Jane and Muster, Max
                    A. Doe, M. Muster and The KungFu Team    | Doe, A. and Muster, M. and Team, The KungFu
                    Jane Doe and others                      | Doe, Jane and others
                    Society for Research and Development     | {Society for Research and Development}
                    Food and Drug Administration             | {Food and Drug Administration}
                    National Space and Ocean Administration  | {National Space and Ocean Administration}
                    John Wiley and Sons                      | {John Wiley and Sons}
                    {Doe Brothers and Max Muster}            | {Doe Brothers and Max Muster}
                    """)
    void severalPeopleTypedAsOneAreSeveralAndAnOrganisationIsOne(String typed, String after) {
        start("@misc{k, title = {T}}");
        PersonModel person = model.personModel();
        person.begin(0);
        person.familyProperty().set(typed);
        assertTrue(person.next());
        assertTrue(entry.text().contains("author = {" + after + "}"), entry.text());
        assertEquals(model.nameRows().size(), person.place());
        assertEquals(1, steps.size());
    }

    @Test
    void anOrganisationThatIsTickedAsOneIsNotTakenApart() {
        start("@misc{k, title = {T}}");
        PersonModel person = model.personModel();
        person.begin(0);
        person.bodyProperty().set(true);
        person.familyProperty().set("Ernst Abbe and Carl Zeiss");
        assertTrue(person.commit());
        assertTrue(entry.text().contains("{{Ernst Abbe and Carl Zeiss}}"), entry.text());
    }

    @Test
    void severalPeopleTypedOverOneTakeItsPlace() {
        PersonModel person = model.personModel();
        person.edit(1);
        person.givenProperty().set("");
        person.familyProperty().set("Guo Li and Luo Mai");
        assertTrue(person.next());
        assertEquals(parts("Guo", "Li"), model.nameRows().get(1).nameParts());
        assertEquals("0000-0002-1825-0097", model.nameRows().get(1).orcidNumber());
        assertEquals(parts("Luo", "Mai"), model.nameRows().get(2).nameParts());
        assertEquals("van der Berg", person.familyProperty().get());
        assertEquals(5, model.nameRows().size());
    }

    @Test
    void anOrcidBelongsToNoneOfSeveral() {
        PersonModel person = model.personModel();
        person.begin(0);
        person.familyProperty().set("Guo Li and Luo Mai");
        person.orcidProperty().set("0000-0002-1825-0097");
        assertFalse(person.commit());
        assertTrue(model.problemProperty().get().startsWith("These are several names"));
        assertTrue(person.isChanged());
    }

    @ParameterizedTest
    @CsvSource({
        "10.1145/3357223.3362711",
        "https://doi.org/10.1145/3357223.3362711",
        "https://example.org/paper",
        "arXiv:2403.01234"
    })
    void anIdentifierIsNoName(String typed) {
        PersonModel person = model.personModel();
        person.begin(0);
        person.familyProperty().set(typed);
        assertFalse(person.commit());
        assertTrue(model.problemProperty().get().startsWith("This is an identifier"));
        assertEquals(ENTRY, entry.text());
        person.familyProperty().set("Mai");
        assertTrue(person.commit());
        assertEquals("", model.problemProperty().get());
    }

    @Test
    void whatIsTypedWithoutANameYetIsNotForgotten() {
        PersonModel person = model.personModel();
        person.begin(0);
        person.orcidProperty().set("0000-0002-1825-0097");
        assertTrue(person.isChanged());
        assertFalse(person.commit());
        assertEquals("A name needs at least one part.", model.problemProperty().get());
    }

    @Test
    void aWrongOrcidStaysWithItsPersonWhereverOthersGo() {
        PersonModel person = model.personModel();
        person.edit(1);
        person.orcidProperty().set("0000-1");
        assertTrue(model.removeName(0));
        assertEquals("0000-1", person.orcidProperty().get());
        assertEquals(0, person.place());
        assertTrue(person.isChanged());
    }

    @Test
    void movingAPersonKeepsAllBytesOfTheNames() {
        assertTrue(model.moveName(1, 0));
        assertEquals(
                ENTRY.replace(
                                "Wagenl{\\\"a}nder, Marcel\n             and Guo  Li",
                                "Guo  Li\n             and Wagenl{\\\"a}nder, Marcel")
                        .replace("1=equal; 2=equal; 2=\"0000", "2=equal; 1=equal; 1=\"0000"),
                entry.text());
        assertEquals(List.of("Move Guo Li in k"), steps);
    }

    @Test
    void aPlaceThatIsNotInTheListIsNoPlaceToMoveTo() {
        assertFalse(model.moveName(0, -1));
        assertFalse(model.moveName(3, 4));
        assertEquals(List.of(), steps);
    }

    @ParameterizedTest(name = "{0} with {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Guo  Li              | Guo  | Liu    | Guo  Liu
                    Li, Guo              | Gao  | Li     | Li, Gao
                    M{\\"u}ller,   Jo    | Jos\u00e9 | M\u00fcller | M{\\"u}ller,   Jos{\\'e}
                    M\u00fcller, Jo      | Jos\u00e9 | M\u00fcller | M\u00fcller, Jos\u00e9
                    Li, Guo              | Guo  | Li & Co | Li \\& Co, Guo
                    Li                   | Guo  | Li     | Li, Guo
                    {The Team}           | ''   | Team   | Team
                    """)
    void aChangedPartIsAllThatIsRewritten(
            String written, String given, String family, String after) {
        assertEquals(after, parts(given, family).writtenOver(written));
    }

    @Test
    void partsThatAreAsTheyWereRewriteNothing() {
        assertTrue(model.changeName(0, as(0)));
        assertSame(0, steps.size());
    }

    @Test
    void aPersonCanBecomeABodyAndBack() {
        NameParts person = parts("Open", "AI Ltd");
        assertEquals("Open AI Ltd", person.asBody(true).family());
        assertEquals("{Open AI Ltd}", person.asBody(true).writtenOver("Ltd, Open AI"));
        assertEquals(parts("Open AI", "Ltd"), person.asBody(true).asBody(false));
    }

    @Test
    void anAddedPersonIsSetOffAsTheOthersAre() {
        model.addName(4, typed(parts("Luo", "Mai")));
        assertTrue(entry.text().contains("{The KungFu Team}\n             and Mai, Luo}"));
    }

    @Test
    void theFirstPersonMakesTheField() {
        start("@misc{k, title = {T}}");
        assertTrue(model.addName(0, typed(parts("Luo", "Mai"))));
        assertTrue(entry.text().contains("author = {Mai, Luo}"), entry.text());
    }

    @Test
    void marksAndNumbersAreKeptAsAnnotations() {
        NameParts last = model.nameRows().get(2).nameParts();
        String number = "https://orcid.org/0000-0001-5109-3700";
        assertTrue(model.changeName(2, PersonEntry.of(last, "corresponding", number)));
        assertTrue(
                model.changeName(0, PersonEntry.of(model.nameRows().get(0).nameParts(), "", "")));
        assertTrue(entry.text().contains("author+an:orcid = {3=\"0000-0001-5109-3700\"}"));
        assertTrue(
                entry.text().contains("{2=equal; 2=\"0000-0002-1825-0097\"; 3=corresponding}"),
                entry.text());
    }

    @Test
    void aNumberThatIsNoneIsRefusedInWords() {
        NameParts first = model.nameRows().get(0).nameParts();
        assertFalse(model.changeName(0, PersonEntry.of(first, "equal", "0000-0002-1825-0098")));
        assertTrue(model.problemProperty().get().contains("ORCID"));
        assertFalse(model.changeName(0, PersonEntry.of(first, "a=b", "")));
        assertEquals(List.of(), steps);
    }

    @Test
    void aNameThatTheFieldCannotHoldIsRefusedInWords() {
        assertFalse(model.changeName(0, typed(parts("Mar}cel", "W"))));
        assertFalse(model.problemProperty().get().isEmpty());
        assertEquals(ENTRY, entry.text());
    }

    @Test
    void aListThatComesFromAStringIsRefusedInWords() {
        start("@misc{k, author = people # { and A, B}}");
        assertFalse(model.moveName(0, 1));
        assertFalse(model.problemProperty().get().isEmpty());
    }

    @Test
    void othersCanEndTheListAndCease() {
        assertTrue(model.setOthers(true));
        assertTrue(entry.text().contains("{The KungFu Team} and others}"));
        assertTrue(model.othersProperty().get());
        assertTrue(model.setOthers(false));
        assertEquals(ENTRY, entry.text());
    }

    @Test
    void pastedNamesComeBehindTheOthers() {
        assertTrue(model.pasteNames(PastedNames.parse("Luo Mai, Peter Pietzuch"), false));
        assertEquals(6, model.nameRows().size());
        assertEquals("Pietzuch, Peter", model.nameRows().getLast().writtenName());
        assertEquals(List.of("Paste 2 names into k"), steps);
    }

    @Test
    void pastedNamesThatAreThereAlreadyKeepTheirBytesAndMarks() {
        var pasted = PastedNames.parse("Guo Li; Luo Mai; Marcel Wagenländer");
        assertTrue(model.pasteNames(pasted, true));
        assertEquals(
                List.of("Guo  Li", "Mai, Luo", "Wagenl{\\\"a}nder, Marcel"),
                model.nameRows().stream().map(NameRow::writtenName).toList());
        assertEquals(List.of("equal"), model.nameRows().getLast().nameMarks());
        assertEquals("0000-0002-1825-0097", model.nameRows().getFirst().orcidNumber());
        assertEquals(1, steps.size());
    }

    @Test
    void aPersonCanBeGivenToAnotherListInOneStep() {
        assertTrue(model.giveTo(1, "editor"));
        assertTrue(
                entry.text().contains("editor    = {Guo  Li}")
                        || entry.text().contains("editor = {Guo  Li}"),
                entry.text());
        assertEquals(3, model.nameRows().size());
        assertEquals(1, steps.size());
    }

    @Test
    void threeThousandPeopleAreEditedFast() {
        String people =
                IntStream.range(0, 3000)
                        .mapToObj(i -> "Familyname" + i + ", Given" + i)
                        .collect(Collectors.joining(" and "));
        start("@article{k, author = {" + people + "}}");
        assertTimeout(
                Duration.ofMinutes(2),
                () -> {
                    for (int i = 0; i < 20; i++) {
                        model.moveName(2999, 0);
                    }
                });
        assertEquals("Familyname2980, Given2980", model.nameRows().getFirst().writtenName());
    }

    @Test
    void anEntryOfALibraryKnowsItsStrings() {
        String file = "@string{us = {A, B}}\n@misc{k, author = us}";
        Library library = Library.of(BibParser.parse(file.getBytes(StandardCharsets.UTF_8)));
        BibEntry shown = (BibEntry) library.slots().get(library.slots().size() - 1).item();
        EntryNames names = EntryNames.of(library, library.slots().size() - 1, shown);
        var read = new NamesModel("author", names, "k", this::take);
        assertEquals(parts("B", "A"), read.nameRows().getFirst().nameParts());
    }

    @Test
    void whyANumberWasRefusedIsForgottenWithWhatWasTyped() {
        model.personModel().edit(0);
        model.personModel().orcidProperty().set("1234");
        assertFalse(model.personModel().commit());
        assertFalse(model.problemProperty().get().isEmpty());
        model.personModel().close();
        assertEquals("", model.problemProperty().get());
    }

    @Test
    void aPersonWhomAnUndoTakesAwayIsNoLongerEdited() {
        BibEntry before = entry;
        model.personModel().begin(4);
        model.personModel().familyProperty().set("Doe");
        assertTrue(model.personModel().commit());
        assertTrue(model.personModel().openProperty().get());
        model.personModel().familyProperty().set("Roe");
        assertTrue(model.personModel().commit());
        assertTrue(model.personModel().openProperty().get(), "a change of one's own ends nothing");
        take(before, "Undo");
        assertFalse(model.personModel().openProperty().get());
    }

    @Test
    void aNameItsMarksAndItsNumberChangeInOneStep() {
        PersonModel person = model.personModel();
        person.edit(0);
        person.familyProperty().set("Liu");
        person.marksProperty().set("corresponding, first");
        person.orcidProperty().set("0000-0001-5109-3700");
        assertTrue(person.commit());
        assertEquals(1, steps.size(), steps::toString);
        assertEquals(List.of("corresponding", "first"), model.nameRows().get(0).nameMarks());
        assertEquals("0000-0001-5109-3700", model.nameRows().get(0).orcidNumber());
        assertFalse(person.isChanged());
    }

    @Test
    void somebodyNewComesWithMarksAndNumberInOneStep() {
        PersonModel person = model.personModel();
        person.begin(1);
        person.familyProperty().set("New");
        person.marksProperty().set("equal");
        person.orcidProperty().set("0000-0001-5109-3700");
        assertTrue(person.commit());
        assertEquals(1, steps.size(), steps::toString);
        assertEquals(List.of("equal"), model.nameRows().get(1).nameMarks());
    }

    @Test
    void nothingOfAPersonChangesWhereOnePartIsRefused() {
        PersonModel person = model.personModel();
        person.edit(0);
        person.familyProperty().set("Liu");
        person.orcidProperty().set("12");
        assertFalse(person.commit());
        assertEquals(ENTRY, entry.text());
        assertTrue(person.isChanged());
    }

    private static PersonEntry typed(NameParts parts) {
        return PersonEntry.of(parts, "", "");
    }

    private PersonEntry as(int at) {
        NameRow row = model.nameRows().get(at);
        return new PersonEntry(row.nameParts(), row.nameMarks(), row.orcidNumber());
    }
}

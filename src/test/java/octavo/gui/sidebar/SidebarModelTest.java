package octavo.gui.sidebar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.search.SearchIndex;
import octavo.venues.VenueDecisions;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

class SidebarModelTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo and M{\\"u}ller, Ann}, year = 2020, journal = {Nature},
              keywords = {learning, "systems"}}
            @inproceedings{b, author = {Luo Mai}, editor = {van der Wilk, Jr, Mark}, year = 2021,
              booktitle = {Proceedings of the 3rd Workshop on Things ({WT})}, keywords = {learning}}
            @book{c, author = {{European Commission}}, date = {2021-05}, crossref = {p}}
            @proceedings{p, editor = {Mai, Luo}, title = {P}, keywords = {deep learning; art}}
            """;

    private final List<Exception> failures = new ArrayList<>();

    private static Library library(String source) {
        return Library.of(BibParser.parse(source.getBytes(StandardCharsets.UTF_8)));
    }

    private SidebarModel model() {
        return new SidebarModel(new BackgroundTasks(Runnable::run, Runnable::run), failures::add);
    }

    private SidebarModel model(Library library) {
        SidebarModel model = model();
        model.changedTo(() -> SearchIndex.of(library));
        assertEquals(List.of(), failures);
        return model;
    }

    private static List<String> lines(SidebarModel model, Facet facet) {
        return model.groupsProperty().get().stream()
                .filter(group -> group.facet() == facet)
                .flatMap(group -> group.lines().stream())
                .map(line -> line.value() + " " + line.count())
                .toList();
    }

    @Test
    void theValuesThatMostEntriesHaveComeFirst() {
        SidebarModel model = model(library(FILE));
        assertEquals("Mai, Luo 4", lines(model, Facet.PERSON).getFirst());
        assertEquals(
                List.of("art 2", "deep learning 2", "learning 2", "\"systems\" 1"),
                lines(model, Facet.TAG));
        assertEquals(List.of("2021 2", "2020 1"), lines(model, Facet.YEAR));
    }

    @Test
    void onlyKindsThatThereAreAreShown() {
        SidebarModel model = model(library(FILE));
        assertEquals(
                Set.of("journal 1", "workshop 1", "book 2"), Set.copyOf(lines(model, Facet.KIND)));
    }

    @Test
    void everyLineFindsAtLeastTheEntriesThatHaveItsValue() {
        Library library = library(FILE);
        SidebarModel model = model(library);
        for (Facet facet : Set.of(Facet.YEAR, Facet.PERSON, Facet.VENUE, Facet.TAG)) {
            for (String line : lines(model, facet)) {
                String value = line.substring(0, line.lastIndexOf(' '));
                long having =
                        IntStream.range(0, library.slots().size())
                                .mapToObj(library::workAt)
                                .flatMap(Optional::stream)
                                .filter(work -> facet.values(work).contains(value))
                                .count();
                int found = Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
                assertTrue(having > 0 && found >= having, line);
            }
        }
    }

    @Test
    void aVenueIsOneLineHoweverItIsSpeltAndOthersThatContainItAreNotCounted() {
        SidebarModel model =
                model(
                        library(
                                """
                                @article{a, journal = {J. Appl. Phys.}}
                                @article{b, journal = {J. Appl. Phys.}}
                                @article{c, journal = {Journal of Applied Physics}}
                                @article{d, journal = {Jpn. J. Appl. Phys.}}
                                @article{e, journal = {Japanese Journal of Applied Physics}}
                                @article{f, journal = {J. Appl. Phys. Letters}}
                                """));
        assertEquals(
                List.of("J. Appl. Phys. 3", "Japanese Journal of Applied Physics 2"),
                lines(model, Facet.VENUE).subList(0, 2));
        String query = model.groupsProperty().get().getLast().lines().getFirst().query();
        assertEquals("venue==\"J. Appl. Phys.\"", query);
    }

    @Test
    void whatIsDecidedAboutVenuesCountsInTheSidebar() {
        SidebarModel model =
                model(
                        library(
                                """
                                @article{a, journal = {Wagga Letters}}
                                @article{b, journal = {Letters from Wagga}}
                                """));
        assertEquals(2, lines(model, Facet.VENUE).size());
        model.decide(VenueDecisions.NONE.decideSame("Wagga Letters", "Letters from Wagga"));
        assertEquals(List.of("Letters from Wagga 2"), lines(model, Facet.VENUE));
    }

    @Test
    void aPersonIsNotCountedWithNamesakesWhoseNamesAreLonger() {
        SidebarModel model =
                model(
                        library(
                                """
                                @article{a, author = {Li, Wei}}
                                @article{b, author = {Wei Li}}
                                @article{c, author = {Li, Wei Xuan}}
                                """));
        assertEquals(List.of("Li, Wei 2", "Li, Wei Xuan 1"), lines(model, Facet.PERSON));
    }

    @Test
    void anEditIsCountedAsIfAllWereCountedAnew() {
        Library library = library(FILE);
        SidebarModel model = model(library);
        BibEntry other =
                BibEntry.parse("@misc{b, author = {Li, Guo}, year = 2022, keywords = {new}}")
                        .orElseThrow();
        List<Edit> edits =
                List.of(
                        library.replaceEntry(slot(library, "b"), other),
                        library.removeSlot(slot(library, "p")),
                        library.replaceEntry(slot(library, "p"), other));
        for (Edit edit : edits) {
            Library changed = library.applyEdit(edit);
            model.changedTo(() -> SearchIndex.of(changed));
            SidebarModel fresh = model(changed);
            assertEquals(
                    Set.copyOf(fresh.groupsProperty().get()),
                    Set.copyOf(model.groupsProperty().get()));
        }
    }

    @Test
    void onlyTheFirstValuesAreShownUntilMoreAreWanted() {
        StringBuilder file = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            file.append("@misc{k%d, author = {Person%c, A.}}\n".formatted(i, 'A' + i % 20));
        }
        SidebarModel model = model(library(file.toString()));
        FacetGroup people = model.groupsProperty().get().getLast();
        assertEquals(8, people.lines().size());
        assertEquals(12, people.hidden());
        model.showMore(Facet.PERSON);
        people = model.groupsProperty().get().getLast();
        assertEquals(20, people.lines().size());
        assertEquals(0, people.hidden());
    }

    @Test
    void taggingAddsATagOnceInTheWayOfTheEntry() {
        Library library = library(FILE);
        List<Integer> slots = List.of(slot(library, "a"), slot(library, "p"));
        Library tagged =
                library.applyEdit(SidebarModel.assign(library, slots, FacetValue.tag("A & B")));
        assertEquals("learning, \"systems\", A \\& B", tags(tagged, "a"));
        assertEquals("deep learning; art; A \\& B", tags(tagged, "p"));
        assertEquals(
                new Edit.EditBatch(List.of()),
                SidebarModel.assign(tagged, slots, FacetValue.tag("A & B")));
    }

    private static int slot(Library library, String key) {
        return library.slotWithKey(key).orElseThrow().number();
    }

    private static String tags(Library library, String key) {
        int index = library.indexOfKey(key).orElseThrow();
        return library.workAt(index).orElseThrow().rawValue("keywords").orElseThrow();
    }
}

package octavo.gui.versions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.gui.Opened;
import octavo.library.Library;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

class HistoryModelTest {
    @TempDir private Path folder = Path.of("");

    private final Opened opened = Opened.of("@misc{a, title = {Now}}\n");

    private static Library library(String source) {
        return Library.of(BibParser.parse(source.getBytes(StandardCharsets.UTF_8)));
    }

    private VersionStore versions() throws IOException {
        return VersionStore.of(folder.resolve("state"), folder.resolve("p.bib"));
    }

    private HistoryModel model() throws IOException {
        VersionStore kept = versions();
        kept.storeVersion(
                library("@misc{a, title = {Old}}\n").file(), Instant.parse("2026-01-01T00:00:00Z"));
        kept.storeVersion(opened.library().get().file(), Instant.parse("2026-01-02T00:00:00Z"));
        HistoryModel model = new HistoryModel(opened.forPage(() -> Optional.of(versions())));
        model.readVersions();
        assertEquals(List.of(), opened.failures());
        return model;
    }

    private static LibraryVersion kept(EarlierState state) {
        return ((EarlierState.KeptVersion) state).libraryVersion();
    }

    @Test
    void theNewestVersionComesFirst() throws IOException {
        assertEquals(
                List.of(2L, 1L),
                model().statesProperty().get().stream()
                        .map(each -> kept(each).versionNumber())
                        .toList());
    }

    @Test
    void aVersionThatIsKeptMeanwhileIsListed() throws IOException {
        HistoryModel model = model();
        versions()
                .storeVersion(
                        library("@misc{a, title = {New}}\n").file(),
                        Instant.parse("2026-01-03T00:00:00Z"));
        opened.kept().set(1);
        assertEquals(3, model.statesProperty().get().size());
    }

    @Test
    void aVersionShowsWhatHasChangedSince() throws IOException {
        HistoryModel model = model();
        model.chooseState(model.statesProperty().get().getLast());
        List<String> diff = model.comparedProperty().get().orElseThrow().diffLines();
        assertTrue(diff.contains("-@misc{a, title = {Old}}"), diff.toString());
        assertTrue(diff.contains("+@misc{a, title = {Now}}"), diff.toString());
        model.chooseState(model.statesProperty().get().getFirst());
        assertEquals(List.of(), model.comparedProperty().get().orElseThrow().diffLines());
    }

    @Test
    void theChangedNewAndRemovedPapersOfAVersionAreNamed() throws IOException {
        HistoryModel model = model();
        opened.library().set(library("@misc{b, title = {New}}\n@misc{c}\n"));
        versions()
                .storeVersion(
                        library("@misc{a, title = {Gone}}\n@misc{b, title = {Old}}\n").file(),
                        Instant.parse("2026-01-03T00:00:00Z"));
        model.readVersions();
        model.chooseState(model.statesProperty().get().getFirst());
        assertEquals(
                List.of("New CHANGED", "c ADDED", "Gone REMOVED"),
                model.comparedProperty().get().orElseThrow().changedPapers().stream()
                        .map(each -> each.paper().title() + " " + each.paperChange())
                        .toList());
    }

    @Test
    void goingBackIsAStepThatGivesTheOldBytes() throws IOException {
        HistoryModel model = model();
        model.chooseState(model.statesProperty().get().getLast());
        model.restoreVersion("January");
        assertEquals(1, opened.steps().size());
        assertEquals("@misc{a, title = {Old}}\n", opened.library().get().file().text());
        assertEquals(List.of(), model.comparedProperty().get().orElseThrow().diffLines());
    }

    @Test
    void otherLineEndsAreAChangeAndCanBeTakenBack() throws IOException {
        HistoryModel model = model();
        opened.library().set(library("@misc{a, title = {Old}}\r\n"));
        model.chooseState(model.statesProperty().get().getLast());
        assertEquals(List.of(), model.comparedProperty().get().orElseThrow().diffLines());
        assertFalse(model.comparedProperty().get().orElseThrow().isSame());
        model.restoreVersion("January");
        assertTrue(model.comparedProperty().get().orElseThrow().isSame());
        assertEquals("@misc{a, title = {Old}}\n", opened.text());
    }

    @Test
    void aVersionThatIsGoneIsTold() throws IOException {
        HistoryModel model = model();
        var version = model.statesProperty().get().getLast();
        Files.delete(kept(version).versionFile());
        model.chooseState(version);
        assertEquals(1, opened.failures().size());
        assertEquals(Optional.empty(), model.comparedProperty().get());
    }

    @Test
    void versionsOfOneMinuteAreToldApartByTheirSeconds() throws IOException {
        HistoryModel model = model();
        for (int i = 1; i <= 2; i++) {
            versions()
                    .storeVersion(
                            library("@misc{a, title = {%d}}\n".formatted(i)).file(),
                            Instant.parse("2026-01-03T00:00:0%dZ".formatted(i)));
        }
        model.readVersions();
        List<String> names = model.statesProperty().get().stream().map(model::timeOf).toList();
        assertEquals(4, names.stream().distinct().count());
        assertTrue(names.get(0).contains(":02"), names.get(0));
        assertFalse(names.get(2).contains(":00:00"), names.get(2));
    }
}

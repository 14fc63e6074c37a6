package octavo.gui.palette;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.palette.PaletteItem.ItemSort;
import octavo.gui.tasks.BackgroundTasks;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

class PaletteModelTest {
    private final List<Exception> failures = new ArrayList<>();

    private PaletteModel model() {
        List<PaletteItem> fixed =
                Stream.of("Open", "Open Sample Library", "Save", "Save As", "Copy Keys", "Zoom In")
                        .map(text -> new PaletteItem(ItemSort.COMMAND, text, "", "", () -> {}))
                        .toList();
        List<PaletteItem> entries =
                List.of(
                        entry("KungFu: Making Training Adaptive", "Mai, Li 2020", "mai2020kungfu"),
                        entry("Opening Müller's Safe", "Müller 2021", "mueller2021"),
                        entry("Adaptive Saving", "Renz-Wieland 2022", "rw22"));
        BackgroundTasks here = new BackgroundTasks(Runnable::run, Runnable::run);
        return new PaletteModel(here, failures::add, fixed, _ -> entries);
    }

    private static PaletteItem entry(String title, String authors, String key) {
        return new PaletteItem(ItemSort.ENTRY, title, authors, key, () -> {});
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    open       | Open
                    op         | Open
                    sample     | Open Sample Library
                    osl        | Open Sample Library
                    save as    | Save As
                    as save    | Save As
                    kungfu     | KungFu: Making Training Adaptive
                    mai 2020   | KungFu: Making Training Adaptive
                    muller     | Opening Müller's Safe
                    rw22       | Adaptive Saving
                    adapt sav  | Adaptive Saving
                    zmi        | Zoom In
                    """)
    void theBestFitComesFirst(String typed, String first) {
        PaletteModel model = model();
        model.queryProperty().set(typed);
        assertEquals(List.of(), failures);
        assertEquals(first, model.foundItems().getFirst().itemText());
    }

    @Test
    void firstAuthorsComeBeforeOthersAndTheirNewestPaperFirst() {
        List<PaletteItem> entries =
                List.of(
                        entry("Zhao at the Start of a Title", "Ek, Ada", 2024),
                        entry("Third", "Ek, Li, Zhao", 2025),
                        entry("Old", "Zhao", 2019),
                        entry("New and of Many", "Zhao, Ek, Li, Mai, Renz-Wieland, Gemulla", 2023));
        PaletteModel model =
                new PaletteModel(
                        new BackgroundTasks(Runnable::run, Runnable::run),
                        failures::add,
                        List.of(),
                        _ -> entries);
        model.queryProperty().set("zhao");
        assertEquals(
                List.of("New and of Many", "Old", "Zhao at the Start of a Title", "Third"),
                model.foundItems().stream().map(PaletteItem::itemText).toList());
    }

    private static PaletteItem entry(String title, String authors, int year) {
        return new PaletteItem(ItemSort.ENTRY, title, authors + " " + year, "key", year, () -> {});
    }

    @ParameterizedTest
    @CsvSource({"xyzzy", "open xyzzy", "evas"})
    void whatDoesNotFitIsNotFound(String typed) {
        PaletteModel model = model();
        model.queryProperty().set(typed);
        assertEquals(List.of(), model.foundItems().stream().map(PaletteItem::itemText).toList());
    }

    @ParameterizedTest
    @CsvSource({"''", "'  '"})
    void beforeAnythingIsTypedTheCommandsAreThere(String typed) {
        PaletteModel model = model();
        model.queryProperty().set("save");
        model.queryProperty().set(typed);
        assertEquals(6, model.foundItems().size());
    }
}

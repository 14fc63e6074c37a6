package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.names.PastedName.NameConfidence;
import octavo.people.EntryNames;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class PasteModelTest {
    private final Deque<Runnable> workers = new ArrayDeque<>();
    private final List<String> taken = new ArrayList<>();
    private final NamesModel names =
            new NamesModel(
                    "author",
                    EntryNames.of(Library.empty(), 0, BibEntry.parse("@misc{k}").orElseThrow()),
                    "k",
                    (entry, _) -> taken.add(entry.text()));
    private final PasteModel model =
            new PasteModel(names, new BackgroundTasks(workers::add, Runnable::run));

    @Test
    void aTextIsReadAsItIsTyped() {
        model.begin("Marcel Wagenländer and Guo Li et al.");
        assertTrue(model.openProperty().get());
        assertEquals(2, model.found().size());
        assertEquals(NameConfidence.SURE, model.found().getFirst().confidence());
        assertTrue(model.othersProperty().get());
        assertTrue(model.replacingProperty().get());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.1145/3357223.3362711",
                "https://doi.org/10.1145/3357223.3362711",
                "https://example.org/paper",
                "arXiv:2403.01234"
            })
    void anIdentifierIsSaidToBeOneAndIsNoName(String pasted) {
        model.begin(pasted);
        assertEquals(List.of(), model.found());
        assertTrue(model.problemProperty().get().startsWith("This is an identifier"));
        model.textProperty().set("Luo Mai\nGuo Li\n" + pasted);
        assertTrue(model.problemProperty().get().startsWith("This is an identifier"));
        assertEquals(2, model.found().size());
        assertFalse(model.takeList("Luo Mai; Guo Li; " + pasted));
        assertEquals(List.of(), taken);
        model.textProperty().set("Luo Mai\nGuo Li");
        assertEquals("", model.problemProperty().get());
        assertEquals(2, model.found().size());
    }

    @Test
    void aLongTextIsReadInTheBackground() {
        model.begin(
                IntStream.range(0, 500)
                        .mapToObj(i -> "Family" + i + ", Given")
                        .collect(Collectors.joining("; ")));
        assertEquals(0, model.found().size());
        workers.remove().run();
        assertEquals(500, model.found().size());
    }

    @Test
    void whatWasFoundComesIntoTheListAtOnce() {
        model.begin("Luo Mai, Guo Li");
        model.apply();
        assertEquals(1, taken.size());
        assertTrue(taken.getFirst().contains("{Mai, Luo and Li, Guo}"), taken.getFirst());
        assertTrue(!model.openProperty().get());
    }
}

package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.storage.FaultRow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/// Random walks of edits, undo, redo, saves, changes by another program and reloads do what a model
/// does that keeps nothing but lists of numbers.
class SavedHistoryTest {
    private static final int TRIES = Integer.getInteger("octavo.tries", 60);
    private static final int STEPS = 40;

    @TempDir Path folder = Path.of("");

    /// What a library should be: the years of its entries, now, before, and after an undo.
    private static final class Model {
        private final List<List<Integer>> done = new ArrayList<>();
        private final List<List<Integer>> undone = new ArrayList<>();
        private List<Integer> now;
        private List<Integer> known;
        private List<Integer> onDisk;

        Model(List<Integer> years) {
            now = years;
            known = years;
            onDisk = years;
        }

        void become(List<Integer> years) {
            done.add(now);
            undone.clear();
            now = years;
        }

        void step(List<List<Integer>> from, List<List<Integer>> to) {
            if (!from.isEmpty()) {
                to.add(now);
                now = from.removeLast();
            }
        }

        /// @return whether nobody else has written what was not read
        boolean save() {
            if (!onDisk.equals(known) && !onDisk.equals(now)) {
                return false;
            }
            known = now;
            onDisk = now;
            return true;
        }
    }

    private static String text(List<Integer> years) {
        return years.stream().map(SavedHistoryTest::entry).collect(Collectors.joining("\n"));
    }

    private static String entry(int year) {
        return "@misc{k" + (year % 7) + ", year = {" + year + "}}\n";
    }

    @Test
    @Tag("slow")
    void randomWalksDoWhatTheModelDoes() throws IOException {
        int refused = 0;
        for (int seed = 0; seed < TRIES; seed++) {
            refused += walk(new Random(seed), "seed " + seed);
        }
        assertTrue(refused > 0, "no walk met a change by another program");
        new FaultRow("F23", "walks of " + STEPS + " steps against a model").passed(TRIES).write();
    }

    private int walk(Random random, String about) throws IOException {
        Path path = folder.resolve("papers.bib");
        Model model = new Model(List.of(1001, 1002, 1003));
        Files.writeString(path, text(model.now));
        LibraryFile file = LibraryFile.load(path);
        History history = new History(file.library());
        int refused = 0;
        for (int i = 0; i < STEPS; i++) {
            String at = about + ", step " + i;
            switch (random.nextInt(9)) {
                case 0, 1, 2 -> edit(random, history, model);
                case 3 -> {
                    history.undo();
                    model.step(model.done, model.undone);
                }
                case 4 -> {
                    history.redo();
                    model.step(model.undone, model.done);
                }
                case 5, 6 -> {
                    Optional<LibraryFile> saved = saved(file, history);
                    assertEquals(model.save(), saved.isPresent(), at);
                    refused += saved.isPresent() ? 0 : 1;
                    file = saved.orElse(file);
                }
                case 7 -> meddle(random, path, model);
                default -> {
                    var theirs = file.readExternalChange();
                    assertEquals(!model.onDisk.equals(model.known), theirs.isPresent(), at);
                    if (theirs.isPresent()) {
                        file = theirs.get();
                        history = new History(file.library());
                        model = new Model(model.onDisk);
                    }
                }
            }
            assertEquals(text(model.now), history.library().file().text(), at);
            assertEquals(text(model.onDisk), Files.readString(path), at);
            assertTrue(history.isDirty() || model.now.equals(model.known), at);
        }
        return refused;
    }

    private static Optional<LibraryFile> saved(LibraryFile file, History history)
            throws IOException {
        try {
            LibraryFile saved = file.saveLibrary(history.library());
            history.markSaved(history.stateNumber());
            return Optional.of(saved);
        } catch (LibraryFile.ChangedOnDiskException _) {
            return Optional.empty();
        }
    }

    private static void edit(Random random, History history, Model model) {
        List<Slot> entries = history.library().entrySlots().toList();
        int at = random.nextInt(entries.size());
        Slot slot = entries.get(at);
        int year = model.now.get(at) + 7 * (1 + random.nextInt(9));
        List<Integer> years = new ArrayList<>(model.now);
        years.set(at, year);
        BibValue value = BibValue.parse("{" + year + "}");
        BibEntry entry = ((BibEntry) slot.item()).withValue("year", value).orElseThrow();
        history.applyEdit("Change year", history.library().replaceEntry(slot.number(), entry));
        model.become(List.copyOf(years));
    }

    private static void meddle(Random random, Path path, Model model) throws IOException {
        if (random.nextBoolean()) {
            List<Integer> years = new ArrayList<>(model.onDisk);
            years.add(1 + random.nextInt(2000));
            model.onDisk = List.copyOf(years);
        }
        // Otherwise the same bytes are written again, which is no change.
        Files.writeString(path, text(model.onDisk));
    }
}

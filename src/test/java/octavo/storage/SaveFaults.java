package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Files of every kind that a save can meet, each in a folder of its own, to be hurt while they are
/// saved.
///
/// @param folder where the files are
record SaveFaults(Path folder) {
    static final String OLD = "@misc{a, title = {A}, year = 2020}\n% Ä".repeat(300);
    static final String NEW = OLD.replaceFirst("2020", "{2021, later}");

    enum Kind {
        PLAIN,
        LINKED,
        HARD_LINKED,
        THREE_NAMES,
        FRESH,
        WITHOUT_ATOMIC_RENAME,
        NOT_POSIX
    }

    /// Some way of writing a file.
    interface Write {
        void to(Path path) throws IOException;
    }

    /// What happened to a file that was hurt.
    ///
    /// @param found its text, if there is a file
    record Outcome(boolean isWritten, boolean isFresh, Optional<String> found, String about) {}

    static FaultyFileSystem system(Kind kind) {
        return new FaultyFileSystem(kind != Kind.NOT_POSIX, kind != Kind.WITHOUT_ATOMIC_RENAME);
    }

    /// Writes a file of this kind again and again, each time hurt at the next operation, until
    /// nothing is left to hurt.
    List<Outcome> hurt(Kind kind, boolean isCrash, Write write) throws IOException {
        List<Outcome> outcomes = new ArrayList<>();
        for (int k = 1; ; k++) {
            Path path = prepared(kind);
            FaultyFileSystem system = system(kind);
            List<String> where = new ArrayList<>();
            var fault = new FaultyFileSystem.At(k, isCrash, where::add);
            system.hurtBy(fault);
            boolean isWritten = isWritten(write, system.path(path));
            Optional<String> found =
                    Files.exists(path)
                            ? Optional.of(LibraryFile.load(path).library().file().text())
                            : Optional.empty();
            outcomes.add(
                    new Outcome(
                            isWritten, kind == Kind.FRESH, found, kind + ", " + k + ": " + where));
            if (!fault.wasReached()) {
                assertTrue(outcomes.size() > 2, "there was something to hurt");
                assertTrue(isWritten, "nothing was hurt");
                return outcomes;
            }
        }
    }

    private static boolean isWritten(Write write, Path path) {
        try {
            write.to(path);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    Path prepared(Kind kind) throws IOException {
        clear();
        Path path = folder.resolve("papers.bib");
        switch (kind) {
            case LINKED -> {
                Files.writeString(folder.resolve("real.bib"), OLD);
                Files.createSymbolicLink(path, Path.of("real.bib"));
            }
            case HARD_LINKED, THREE_NAMES -> {
                Files.writeString(path, OLD);
                Files.createLink(folder.resolve("other.bib"), path);
                if (kind == Kind.THREE_NAMES) {
                    Files.createLink(folder.resolve("third.bib"), path);
                }
            }
            case FRESH -> {}
            case PLAIN, WITHOUT_ATOMIC_RENAME, NOT_POSIX -> Files.writeString(path, OLD);
        }
        return path;
    }

    List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    void clear() throws IOException {
        for (String name : names()) {
            TemporarySibling.deleteOwn(folder.resolve(name));
        }
    }

    static Library edited(Library library) {
        Slot slot = library.entrySlots().findFirst().orElseThrow();
        BibValue value = BibValue.parse("{2021, later}");
        return library.applyEdit(
                library.replaceEntry(
                        slot.number(),
                        ((BibEntry) slot.item()).withValue("year", value).orElseThrow()));
    }

    static LibraryFile opened(Kind kind, Path path) throws IOException {
        return kind == Kind.FRESH
                ? LibraryFile.notYetSaved(path, Library.empty())
                : LibraryFile.load(path);
    }

    static Library wanted(Kind kind, LibraryFile file) {
        return kind == Kind.FRESH ? Library.of(BibParser.parse(NEW)) : edited(file.library());
    }

    static boolean isSaved(LibraryFile file, Library state) {
        try {
            file.saveLibrary(state);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// Opens the file as the next start does, and saves it once more.
    void isWhole(Kind kind, boolean isSaved, FaultRow row, String about) throws IOException {
        Path path = folder.resolve("papers.bib");
        if (kind == Kind.FRESH && !Files.exists(path)) {
            assertFalse(isSaved, about);
            LibraryFile.notYetSaved(path, Library.empty())
                    .saveLibrary(Library.of(BibParser.parse(OLD)));
        }
        LibraryFile again = LibraryFile.load(path);
        String found = again.library().file().text();
        assertEquals(found, Files.readString(path), about);
        row.holds(bytes(found), bytes(OLD), bytes(NEW))
                .loses(isSaved && !found.equals(NEW) ? 1 : 0);
        assertTrue(isSaved ? found.equals(NEW) : List.of(OLD, NEW).contains(found), about);
        again.saveLibrary(edited(again.library()));
        LibraryFile.load(path);
        List<String> expected =
                switch (kind) {
                    case LINKED -> List.of("papers.bib", "real.bib");
                    case HARD_LINKED -> List.of("other.bib", "papers.bib");
                    case THREE_NAMES -> List.of("other.bib", "papers.bib", "third.bib");
                    case PLAIN, FRESH, WITHOUT_ATOMIC_RENAME, NOT_POSIX -> List.of("papers.bib");
                };
        assertEquals(expected, names(), about);
        for (String name : expected) {
            assertEquals(NEW, Files.readString(folder.resolve(name)), about);
        }
    }
}

package octavo.gui.document;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.History;
import octavo.storage.FileRenames;
import octavo.storage.FileRenames.Renamed;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The files that steps in an open library rename. From such a step, or its undoing, until the
/// library is saved, they have both names: whatever is on disk links to a file that is there.
public final class RenamedFiles {
    private static final MessageTexts MESSAGES = MessageTexts.of(RenamedFiles.class);

    /// Files with two names.
    ///
    /// @param done what is to be remembered as the last renaming; none if this undoes it
    private record Doubled(FileRenames renames, List<Renamed> names, List<Renamed> done) {
        boolean isBackOf(Doubled other) {
            return names.equals(reversed(other.names));
        }
    }

    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final List<Doubled> doubled = new ArrayList<>();

    /// How many renamings are being made.
    private int beginning;

    /// Whether the library was saved meanwhile.
    private boolean isSaved;

    public RenamedFiles(BackgroundTasks background, LibraryDocument document) {
        this.background = background;
        this.document = document;
    }

    /// Gives files their new names beside the old ones, and continues; else says why it cannot.
    public void begin(List<Renamed> names, Runnable then) {
        begin(names, names, then);
    }

    private void begin(List<Renamed> names, List<Renamed> done, Runnable then) {
        beginning++;
        background.run(
                () -> FileRenames.begin(names),
                renames -> {
                    doubled.add(new Doubled(renames, names, done));
                    then.run();
                    begun();
                },
                trouble -> {
                    tell("rename.failed", trouble);
                    begun();
                });
    }

    private void begun() {
        beginning--;
        if (isSaved) {
            saved();
        }
    }

    /// What undoing and redoing a step does with the files that it renamed.
    public History.Aside aside(List<Renamed> names) {
        return new History.Aside(
                () -> begin(reversed(names), List.of(), () -> {}),
                () -> begin(names, names, () -> {}));
    }

    private static List<Renamed> reversed(List<Renamed> names) {
        return names.stream().map(Renamed::reversed).toList().reversed();
    }

    /// Removes the new names of the last files again, whose links were not changed, and continues.
    public void takeBack(Runnable then) {
        Doubled last = doubled.removeLast();
        background.run(
                () -> {
                    last.renames().takeBack();
                    return last;
                },
                _ -> then.run(),
                trouble -> tell("rename.unfinished", trouble));
    }

    /// Removes the old names, if all that the library has come to is saved.
    public void saved() {
        isSaved = beginning > 0;
        if (isSaved) {
            return;
        }
        Optional<Path> library = document.path();
        if (doubled.isEmpty() || document.dirtyProperty().get() || library.isEmpty()) {
            return;
        }
        List<Doubled> all = List.copyOf(doubled);
        doubled.clear();
        background.run(
                () -> {
                    for (int i = 0; i < all.size(); i++) {
                        if (!isTakenBack(all, i)) {
                            all.get(i).renames().finish();
                        }
                    }
                    document.renamings(library.get()).keep(all.getLast().done());
                    return all;
                },
                _ -> {},
                trouble -> tell("rename.unfinished", trouble));
    }

    /// Whether a later step gives the same files their old names again.
    private static boolean isTakenBack(List<Doubled> all, int at) {
        Doubled one = all.get(at);
        return all.subList(at + 1, all.size()).stream().anyMatch(later -> later.isBackOf(one));
    }

    /// Ends it. Files that the library on disk links to by their old names lose the new ones.
    public void close() {
        try {
            for (Doubled each : doubled.reversed()) {
                each.renames().takeBack();
            }
        } catch (IOException trouble) {
            tell("rename.unfinished", trouble);
        }
        doubled.clear();
    }

    private void tell(String message, Exception trouble) {
        String text = MESSAGES.text(message, MessageTranslator.of(trouble));
        document.notices().accept(new UserNotice(UserNotice.Level.ERROR, text));
    }
}

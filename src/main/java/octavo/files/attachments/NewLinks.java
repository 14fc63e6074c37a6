package octavo.files.attachments;

import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.EntryFiles;
import octavo.library.Library;
import octavo.values.FileField;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Links an entry to files, as the library writes links: relative, in its dialect.
///
/// @param linked the paths as written
/// @param refused names that cannot be written as links
public record NewLinks(Edit edit, List<String> linked, List<String> refused) {
    public NewLinks {
        linked = List.copyOf(linked);
        refused = List.copyOf(refused);
    }

    /// Files that the entry links to already are in neither list.
    ///
    /// @param folders of the library, if it has a file
    public static NewLinks of(
            Library library, Optional<AttachmentFolders> folders, int slot, List<Path> files)
            throws IOException {
        EditSequence edits = new EditSequence(library);
        List<String> linked = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (Path each : files) {
            Path real = each.toRealPath();
            String path = folders.map(it -> it.written(real)).orElseGet(real::toString);
            Optional<Edit> edit = edit(edits.currentLibrary(), slot, path);
            if (edit.isPresent()) {
                edits.addEdit(edit.get());
                linked.add(path);
            } else if (!isLinked(edits.currentLibrary(), slot, path)) {
                refused.add(path);
            }
        }
        return new NewLinks(edits.combinedEdit(), linked, refused);
    }

    /// The linked files outside the library's folders.
    public List<String> outside() {
        return linked.stream().filter(path -> Path.of(path).isAbsolute()).toList();
    }

    private static Optional<Edit> edit(Library library, int slot, String path) {
        return library.entryInSlot(slot)
                .filter(_ -> !isLinked(library, slot, path))
                .flatMap(entry -> {
                    FileField field = EntryFiles.linksOf(entry);
                    return field.addLink(path, EntryFiles.sampleLink(library))
                            .flatMap(it -> EntryFiles.withLinks(entry, it));
                })
                .map(entry -> library.replaceEntry(slot, entry));
    }

    private static boolean isLinked(Library library, int slot, String path) {
        return library.entryInSlot(slot)
                .filter(entry -> !EntryFiles.linksOf(entry).indexesOf(path).isEmpty())
                .isPresent();
    }
}

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
/// @param linkedPaths the paths as written
/// @param refusedPaths names that cannot be written as links
public record NewLinks(Edit linkEdit, List<String> linkedPaths, List<String> refusedPaths) {
    public NewLinks {
        linkedPaths = List.copyOf(linkedPaths);
        refusedPaths = List.copyOf(refusedPaths);
    }

    /// Files that the entry links to already are in neither list.
    ///
    /// @param folders of the library, if it has a file
    public static NewLinks of(
            Library library, Optional<AttachmentFolders> folders, int slot, List<Path> files)
            throws IOException {
        EditSequence editSequence = new EditSequence(library);
        List<String> linkedPaths = new ArrayList<>();
        List<String> refusedPaths = new ArrayList<>();
        for (Path file : files) {
            Path realPath = file.toRealPath();
            String path = folders.map(it -> it.linkPath(realPath)).orElseGet(realPath::toString);
            Optional<Edit> edit = linkEdit(editSequence.currentLibrary(), slot, path);
            if (edit.isPresent()) {
                editSequence.addEdit(edit.get());
                linkedPaths.add(path);
            } else if (!isLinked(editSequence.currentLibrary(), slot, path)) {
                refusedPaths.add(path);
            }
        }
        return new NewLinks(editSequence.combinedEdit(), linkedPaths, refusedPaths);
    }

    /// The linked files outside the library's folders.
    public List<String> outsidePaths() {
        return linkedPaths.stream().filter(path -> Path.of(path).isAbsolute()).toList();
    }

    private static Optional<Edit> linkEdit(Library library, int slot, String path) {
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

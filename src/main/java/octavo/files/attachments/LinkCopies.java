package octavo.files.attachments;

import octavo.library.Edit;
import octavo.library.EntryFiles;
import octavo.library.Library;
import octavo.library.Work;
import octavo.storage.FileRenames;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Copies of files from elsewhere in a library's own folders. The files stay where they are.
///
/// @param copies the paths of the copies, by those of the links, both as written
public record LinkCopies(Map<String, String> copies) {
    public LinkCopies {
        copies = Map.copyOf(copies);
    }

    /// Copies what an entry links to where the library has most of its files, under names that no
    /// file has.
    ///
    /// @param links paths as written
    public static LinkCopies make(
            Library library, AttachmentFolders folders, int slot, List<String> links)
            throws IOException {
        Map<String, String> copies = new LinkedHashMap<>();
        Work work = library.workAt(library.slotIndex(slot)).orElseThrow();
        Path folder = folders.usual(library);
        for (String link : links) {
            Path file = Path.of(link);
            Path copy = folders.unused(folder, work, String.valueOf(file.getFileName()));
            FileRenames.createFile(copy, Files.readAllBytes(file));
            copies.put(link, folders.written(copy));
        }
        return new LinkCopies(copies);
    }

    /// Leads the links of an entry to the copies.
    public Edit edit(Library library, int slot) {
        LinkRewriting rewriting = new LinkRewriting(library);
        library.entryInSlot(slot)
                .map(EntryFiles::linksOf)
                .ifPresent(field ->
                        copies.forEach((link, copy) ->
                                field.indexesOf(link)
                                        .forEach(piece -> rewriting.move(slot, piece, copy))));
        return rewriting.edit();
    }
}

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
/// @param copiesByLink the paths of the copies, by those of the links, both as written
public record LinkCopies(Map<String, String> copiesByLink) {
    public LinkCopies {
        copiesByLink = Map.copyOf(copiesByLink);
    }

    /// Copies what an entry links to where the library has most of its files, under names that no
    /// file has.
    ///
    /// @param links paths as written
    public static LinkCopies copyFiles(
            Library library, AttachmentFolders folders, int slot, List<String> links)
            throws IOException {
        Map<String, String> copiesByLink = new LinkedHashMap<>();
        Work work = library.workAt(library.slotIndex(slot)).orElseThrow();
        Path folder = folders.usualFolder(library);
        for (String link : links) {
            Path file = Path.of(link);
            Path copyPath = folders.unusedPath(folder, work, String.valueOf(file.getFileName()));
            FileRenames.createFile(copyPath, Files.readAllBytes(file));
            copiesByLink.put(link, folders.linkPath(copyPath));
        }
        return new LinkCopies(copiesByLink);
    }

    /// Leads the links of an entry to the copies.
    public Edit toEdit(Library library, int slot) {
        LinkRewriting linkRewriting = new LinkRewriting(library);
        library.entryInSlot(slot)
                .map(EntryFiles::linksOf)
                .ifPresent(field ->
                        copiesByLink.forEach((link, copy) ->
                                field.indexesOf(link)
                                        .forEach(linkIndex ->
                                                linkRewriting.moveLink(slot, linkIndex, copy))));
        return linkRewriting.toEdit();
    }
}

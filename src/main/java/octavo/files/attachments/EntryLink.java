package octavo.files.attachments;

import octavo.bib.BibEntry;
import octavo.library.EntryFiles;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.values.FileField;
import octavo.values.FileLink;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A link of an entry to a file.
///
/// @param linkIndex of the field, or [AttachmentProblem#BOOKMARK]
record EntryLink(int slot, String entryKey, int linkIndex, FileLink fileLink) {
    /// All links of a library, except to web pages.
    static List<EntryLink> allOf(Library library) {
        List<EntryLink> entryLinks = new ArrayList<>();
        for (Slot slot : library.entrySlots().toList()) {
            BibEntry entry = (BibEntry) slot.item();
            FileField field = EntryFiles.linksOf(entry);
            for (int i = 0; i < field.linkTexts().size(); i++) {
                int linkIndex = i;
                field.linkAt(i)
                        .filter(link -> !link.isUrl())
                        .ifPresent(link ->
                                entryLinks.add(
                                        new EntryLink(
                                                slot.number(), entry.key(), linkIndex, link)));
            }
            for (FileLink link : EntryFiles.bibdeskLinks(entry)) {
                entryLinks.add(
                        new EntryLink(
                                slot.number(), entry.key(), AttachmentProblem.BOOKMARK, link));
            }
        }
        return entryLinks;
    }

    boolean isBookmark() {
        return linkIndex == AttachmentProblem.BOOKMARK;
    }

    /// The path of a file without symbolic links.
    static Path realPath(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException _) {
            return file.toAbsolutePath().normalize();
        }
    }
}

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
/// @param piece of the field, or [AttachmentProblem#BOOKMARK]
record EntryLink(int slot, String key, int piece, FileLink link) {
    /// All links of a library, except to web pages.
    static List<EntryLink> allOf(Library library) {
        List<EntryLink> links = new ArrayList<>();
        for (Slot slot : library.entrySlots().toList()) {
            BibEntry entry = (BibEntry) slot.item();
            FileField field = EntryFiles.linksOf(entry);
            for (int i = 0; i < field.linkTexts().size(); i++) {
                int piece = i;
                field.linkAt(i)
                        .filter(link -> !link.isUrl())
                        .ifPresent(link ->
                                links.add(new EntryLink(slot.number(), entry.key(), piece, link)));
            }
            for (FileLink link : EntryFiles.bibdeskLinks(entry)) {
                links.add(
                        new EntryLink(
                                slot.number(), entry.key(), AttachmentProblem.BOOKMARK, link));
            }
        }
        return links;
    }

    boolean isBookmark() {
        return piece == AttachmentProblem.BOOKMARK;
    }

    /// The path of a file without symbolic links.
    static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException _) {
            return file.toAbsolutePath().normalize();
        }
    }
}

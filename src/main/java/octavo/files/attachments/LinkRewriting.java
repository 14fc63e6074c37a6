package octavo.files.attachments;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.EntryFiles;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Changes the paths of links. Every other byte stays, and each link keeps the syntax of the
/// program that wrote it.
final class LinkRewriting {
    private final List<Edit> edits = new ArrayList<>();
    private Library currentLibrary;

    LinkRewriting(Library library) {
        this.currentLibrary = library;
    }

    /// Whether the syntax of a link can express a path.
    boolean canMoveLink(int slot, int linkIndex, String path) {
        return movedLink(slot, linkIndex, path).isPresent();
    }

    /// Changes a link, if it can be.
    void moveLink(int slot, int linkIndex, String path) {
        Library libraryBefore = currentLibrary;
        Optional<Edit> edit =
                movedLink(slot, linkIndex, path)
                        .map(entry -> libraryBefore.replaceEntry(slot, entry));
        edit.ifPresent(edits::add);
        currentLibrary = edit.map(libraryBefore::applyEdit).orElse(libraryBefore);
    }

    /// Removes a link.
    void removeLink(int slot, int linkIndex) {
        Library libraryBefore = currentLibrary;
        Optional<Edit> edit =
                libraryBefore
                        .entryInSlot(slot)
                        .flatMap(entry ->
                                EntryFiles.withLinks(
                                        entry, EntryFiles.linksOf(entry).withoutLink(linkIndex)))
                        .map(entry -> libraryBefore.replaceEntry(slot, entry));
        edit.ifPresent(edits::add);
        currentLibrary = edit.map(libraryBefore::applyEdit).orElse(libraryBefore);
    }

    private Optional<BibEntry> movedLink(int slot, int linkIndex, String path) {
        return currentLibrary
                .entryInSlot(slot)
                .flatMap(entry ->
                        EntryFiles.linksOf(entry)
                                .moveLink(linkIndex, path)
                                .flatMap(field -> EntryFiles.withLinks(entry, field)));
    }

    Edit toEdit() {
        return new Edit.EditBatch(edits);
    }
}

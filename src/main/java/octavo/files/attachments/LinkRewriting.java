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
    private Library now;

    LinkRewriting(Library library) {
        this.now = library;
    }

    /// Whether the syntax of a link can express a path.
    boolean canMove(int slot, int piece, String path) {
        return moved(slot, piece, path).isPresent();
    }

    /// Changes a link, if it can be.
    void move(int slot, int piece, String path) {
        Library before = now;
        Optional<Edit> edit =
                moved(slot, piece, path).map(entry -> before.replaceEntry(slot, entry));
        edit.ifPresent(edits::add);
        now = edit.map(before::applyEdit).orElse(before);
    }

    /// Removes a link.
    void remove(int slot, int piece) {
        Library before = now;
        Optional<Edit> edit =
                before.entryInSlot(slot)
                        .flatMap(entry ->
                                EntryFiles.withLinks(
                                        entry, EntryFiles.linksOf(entry).withoutLink(piece)))
                        .map(entry -> before.replaceEntry(slot, entry));
        edit.ifPresent(edits::add);
        now = edit.map(before::applyEdit).orElse(before);
    }

    private Optional<BibEntry> moved(int slot, int piece, String path) {
        return now.entryInSlot(slot)
                .flatMap(entry ->
                        EntryFiles.linksOf(entry)
                                .moveLink(piece, path)
                                .flatMap(field -> EntryFiles.withLinks(entry, field)));
    }

    Edit edit() {
        return new Edit.EditBatch(edits);
    }
}

package octavo.gui;

import static java.util.stream.Collectors.toMap;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.bib.BibEntry;
import octavo.check.Check;
import octavo.gui.editor.EditorModel;
import octavo.gui.entries.EntriesModel;
import octavo.gui.entries.Rows;
import octavo.gui.shell.Document;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.Diagnostic.Severity;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/// An open library with its table and its editor, which it keeps in step.
final class Workspace {
    private final Background background;
    private final Consumer<Exception> failed;
    private final Document document;
    private final EntriesModel entries;
    private final EditorModel editor;
    private final StringProperty page = new SimpleStringProperty(Pages.LIBRARY);
    private final ReadOnlyIntegerWrapper problems = new ReadOnlyIntegerWrapper();
    private Runnable cancelCheck = () -> {};

    Workspace(Background background, Document document, Rows rows, Consumer<Exception> failed) {
        this.background = background;
        this.failed = failed;
        this.document = document;
        this.entries = new EntriesModel(background, rows, failed);
        this.editor = new EditorModel(this::change);
        document.libraryProperty().subscribe(this::check);
        document.libraryProperty()
                .addListener((_, _, library) -> {
                    entries.changedTo(library);
                    edit();
                });
        entries.selectionProperty().subscribe(_ -> edit());
        page.addListener(_ -> editor.commit());
    }

    /// Has the editor show the entry that was selected last.
    private void edit() {
        int slot = entries.selectionProperty().get().lead();
        editor.show(slot, document.library().entry(slot));
    }

    private void change(EditorModel.Change change) {
        document.apply(change.label(), document.library().put(change.slot(), change.entry()));
    }

    /// How many problems there are; hints are for who asks for them.
    private static int countProblems(Library library) {
        return (int)
                Check.all(library).stream()
                        .filter(problem -> problem.what().code().severity() != Severity.HINT)
                        .count();
    }

    private void check(Library library) {
        cancelCheck.run();
        cancelCheck =
                background.run(
                        () -> countProblems(library),
                        count -> {
                            if (library == document.library()) {
                                problems.set(count);
                            }
                        },
                        failed);
    }

    Document document() {
        return document;
    }

    EntriesModel entries() {
        return entries;
    }

    EditorModel editor() {
        return editor;
    }

    /// The id of the page in front.
    StringProperty pageProperty() {
        return page;
    }

    /// What a page sees of this library.
    OpenLibrary seenFrom(Page seer, OpenLibrary.Ways ways) {
        return new OpenLibrary(
                background,
                document.libraryProperty().when(page.isEqualTo(seer.id())),
                document::path,
                document::apply,
                ways,
                failed);
    }

    /// The entries that a command works on, in the order of the table.
    List<BibEntry> chosen() {
        Map<Integer, BibEntry> bySlot =
                document.library()
                        .entries()
                        .collect(toMap(Slot::number, slot -> (BibEntry) slot.item()));
        return entries.chosen().stream().map(bySlot::get).filter(Objects::nonNull).toList();
    }

    ReadOnlyIntegerProperty problemsProperty() {
        return problems.getReadOnlyProperty();
    }
}

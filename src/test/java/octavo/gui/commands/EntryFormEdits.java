package octavo.gui.commands;

import octavo.gui.editor.EditorModel;
import octavo.gui.editor.FieldModel;
import octavo.gui.editor.NameParts;
import octavo.gui.editor.NamesModel;
import octavo.gui.editor.PersonEntry;
import octavo.gui.entries.EntriesModel;
import octavo.gui.openlibraries.Workspace;
import octavo.library.Slot;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/// Random edits in the form of an entry, among them those that the form refuses.
final class EntryFormEdits {
    private final Workspace workspace;
    private final Random random;
    private final Runnable whenTyped;

    /// @param whenTyped runs when a text was typed that is not committed yet
    EntryFormEdits(Workspace workspace, Random random, Runnable whenTyped) {
        this.workspace = workspace;
        this.random = random;
        this.whenTyped = whenTyped;
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /// Does something in the form of an entry, and takes back what the form refused.
    void change(Consumer<EditorModel> edit) {
        List<Slot> entries = workspace.document().library().entrySlots().toList();
        if (entries.isEmpty()) {
            return;
        }
        int slot = any(entries).number();
        workspace.entries().select(List.of(slot), slot);
        EditorModel editor = workspace.editor();
        edit.accept(editor);
        List.copyOf(editor.fieldModels()).forEach(FieldModel::revert);
        editor.sourceModel().revert();
        editor.notePending();
        if (random.nextInt(4) > 0) {
            workspace.entries().select(List.of(), EntriesModel.Selection.NONE);
        }
    }

    void type(String field, String text) {
        workspace
                .editor()
                .addField(field)
                .ifPresent(line -> {
                    line.textProperty().set(text);
                    whenTyped.run();
                    line.commit();
                });
    }

    void typeInto(String line, String text) {
        workspace.editor().fieldModels().stream()
                .filter(field -> field.fieldLine().lineId().equals(line))
                .findFirst()
                .ifPresent(field -> {
                    field.textProperty().set(text);
                    whenTyped.run();
                    field.commit();
                });
    }

    /// Types into a field of an entry, and leaves it there.
    void draft() {
        List<Slot> entries = workspace.document().library().entrySlots().toList();
        if (!entries.isEmpty()) {
            int slot = any(entries).number();
            workspace.entries().select(List.of(slot), slot);
            workspace
                    .editor()
                    .addField(any(WindowEdits.FIELDS))
                    .ifPresent(line -> line.textProperty().set("typed " + random.nextInt(100)));
        }
    }

    void removeField(EditorModel editor) {
        List<FieldModel> there =
                editor.fieldModels().stream()
                        .filter(field -> field.fieldLine().lineId().startsWith("field-"))
                        .filter(field -> field.presenceProperty().get().isThere())
                        .toList();
        if (!there.isEmpty()) {
            editor.removeField(any(there));
        }
    }

    void editAuthors(EditorModel editor) {
        Optional<NamesModel> names = editor.addField("author").flatMap(editor::namesModel);
        if (names.isEmpty()) {
            return;
        }
        int people = names.get().nameRows().size();
        int at = random.nextInt(people + 1);
        NameParts parts = new NameParts("Ann", "", any(List.of("Doe", "Roe", "Poe")), "", false);
        PersonEntry person = new PersonEntry(parts, List.of(), "");
        switch (at == people ? 0 : random.nextInt(5)) {
            case 1 -> names.get().removeName(at);
            case 2 -> names.get().moveName(at, random.nextInt(people));
            case 3 -> names.get().changeName(at, person);
            case 4 -> names.get().setOthers(random.nextBoolean());
            default -> names.get().addName(at, person);
        }
    }

    void editSource(EditorModel editor) {
        String source = editor.sourceModel().textProperty().get();
        editor.sourceModel()
                .textProperty()
                .set(
                        switch (random.nextInt(3)) {
                            case 0 -> source.replaceFirst("\\{", "{new-");
                            case 1 -> source.replaceFirst(",", ",\n  note = {From the source},");
                            default -> source.replaceFirst("(?s)\\}\\s*$", "");
                        });
        editor.sourceModel().commit();
    }
}

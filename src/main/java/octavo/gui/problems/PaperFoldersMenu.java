package octavo.gui.problems;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

import octavo.gui.controls.MessageTexts;

import java.nio.file.Path;
import java.util.List;

/// Adds and forgets folders in which papers are looked for.
final class PaperFoldersMenu extends MenuButton {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaperFoldersMenu.class);

    private final PaperFoldersModel model;

    PaperFoldersMenu(PaperFoldersModel model) {
        this.model = model;
        setId("problems-folders");
        setText(MESSAGES.text("folders"));
        setMinWidth(USE_PREF_SIZE);
        setDisable(!model.hasFolder());
        model.foldersProperty().subscribe(this::listFolders);
    }

    private void listFolders(List<Path> folders) {
        MenuItem addItem = new MenuItem(MESSAGES.text("folders.add"));
        addItem.setId("problems-folders-add");
        addItem.setOnAction(_ -> model.addFolder());
        getItems().setAll(addItem);
        if (!folders.isEmpty()) {
            getItems().add(new SeparatorMenuItem());
            folders.stream().map(this::forgetItem).forEach(getItems()::add);
        }
    }

    private MenuItem forgetItem(Path folder) {
        MenuItem item = new MenuItem(MESSAGES.text("folders.forget", folder));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> model.forgetFolder(folder));
        return item;
    }
}

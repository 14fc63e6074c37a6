package octavo.gui.entries;

import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The title of an entry, and below it the texts of columns that have no room of their own.
final class TitleCell extends TableCell<EntryCells, String> {
    private static final MessageTexts MESSAGES = MessageTexts.of(TitleCell.class);
    private static final String BREAK = "\n";

    /// Marks the title of an entry that has been read; no title starts with this character.
    private static final String READ = "\u0001";

    private static final String UNREAD = "\u0002";

    /// Before the key of an entry without a title.
    private static final String KEY = "\u0003";

    /// What comes between two texts below a title: never drawn into a text from right to left, as
    /// the left-to-right marks beside it say.
    private static final String DOT = "\u200E · \u200E";

    /// No title is there to be read, sorted or found: only the cell has words in its place.
    private static final PseudoClass UNTITLED = PseudoClass.getPseudoClass("untitled");

    private final Label title = new Label();
    private final Label first = new Label();

    /// All but the first text.
    private final Label others = new Label();

    private final VBox lines = new VBox(title, new SharedWidthLine(first, others));
    private final Region dot = new Region();
    private final HBox marked = new HBox(dot, lines);

    TitleCell() {
        getStyleClass().add("title-cell");
        title.getStyleClass().add("title-first");
        first.getStyleClass().add("title-rest");
        others.getStyleClass().addAll("title-rest", "title-end");
        others.setMinWidth(0);
        lines.getStyleClass().add("title-lines");
        marked.getStyleClass().add("title-marked");
        dot.getStyleClass().add("unread-dot");
    }

    /// What such a cell shows of a row: its title and the texts below, each a line.
    ///
    /// @param below the columns whose texts stand below
    static String text(EntryCells row, List<TableColumnKind> below) {
        return mark(row)
                + Stream.concat(
                                Stream.of(titleOrKey(row)),
                                below.stream()
                                        .map(column -> column.text(row))
                                        .filter(text -> !text.isEmpty()))
                        .map(text -> text.replace(BREAK, " "))
                        .collect(Collectors.joining(BREAK));
    }

    private static String titleOrKey(EntryCells row) {
        String title = TableColumnKind.TITLE.text(row);
        return title.isBlank() ? KEY + row.texts().key() : title;
    }

    private static String untitled(String key) {
        return MESSAGES.text("untitled") + (key.isEmpty() ? "" : ": " + key);
    }

    private static String mark(EntryCells row) {
        return switch (row.texts().read()) {
            case UNUSED -> "";
            case READ -> READ;
            case UNREAD -> UNREAD;
        };
    }

    @Override
    protected void updateItem(String item, boolean empty) {
        super.updateItem(item, empty);
        String shown = item == null ? "" : item;
        boolean unread = shown.startsWith(UNREAD);
        boolean hasMark = unread || shown.startsWith(READ);
        List<String> texts = List.of((hasMark ? shown.substring(1) : shown).split(BREAK, -1));
        boolean single = texts.size() == 1;
        boolean untitled = texts.getFirst().startsWith(KEY);
        String head = untitled ? untitled(texts.getFirst().substring(1)) : texts.getFirst();
        pseudoClassStateChanged(UNTITLED, untitled);
        setText(head);
        title.setText(head);
        first.setText(single ? "" : texts.get(1));
        others.setText(
                texts.stream().skip(2).map(text -> DOT + text).collect(Collectors.joining()));
        dot.setVisible(unread);
        dot.setManaged(hasMark);
        lines.setVisible(!single);
        lines.setManaged(!single);
        setGraphic(single && !hasMark ? null : marked);
        setContentDisplay(
                !single
                        ? ContentDisplay.GRAPHIC_ONLY
                        : hasMark ? ContentDisplay.LEFT : ContentDisplay.TEXT_ONLY);
        String words =
                Stream.concat(Stream.of(head), texts.stream().skip(1))
                        .collect(Collectors.joining(", "));
        setAccessibleText(unread ? words + ", " + MESSAGES.text("mark.unread") : words);
    }
}

package octavo.gui.entries;

import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.entries.RowChips.RowChip;

import java.util.Arrays;
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

    /// All that may stand before a title.
    private static final String MARKS =
            Arrays.stream(RowChip.values())
                    .map(RowChip::mark)
                    .collect(Collectors.joining("", READ + UNREAD, ""));

    /// The cell's padding at both sides.
    private static final double MARGIN = 16;

    /// What comes between two texts below a title: never drawn into a text from right to left, as
    /// the left-to-right marks beside it say.
    private static final String DOT = "\u200E · \u200E";

    /// No title is there to be read, sorted or found: only the cell has words in its place.
    private static final PseudoClass UNTITLED = PseudoClass.getPseudoClass("untitled");

    private final Label title = new Label();
    private final OwnNameLine first = new OwnNameLine();

    /// All but the first text.
    private final Label others = new Label();

    private final SharedWidthLine secondLine = new SharedWidthLine(first, others);
    private final VBox lines = new VBox(title, secondLine);
    private final Region dot = new Region();
    private final RowChips chips = new RowChips();
    private final HBox marked = new HBox(dot, lines, chips);

    TitleCell() {
        getStyleClass().add("title-cell");
        title.getStyleClass().add("title-first");
        first.getStyleClass().add("title-rest");
        others.getStyleClass().addAll("title-rest", "title-end");
        others.setMinWidth(0);
        lines.getStyleClass().add("title-lines");
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        marked.prefWidthProperty().bind(widthProperty().subtract(MARGIN));
        marked.getStyleClass().add("title-marked");
        dot.getStyleClass().add("unread-dot");
    }

    /// What such a cell shows of a row: its title and the texts below, each a line.
    ///
    /// @param below the columns whose texts stand below
    static String text(EntryCells row, List<TableColumnKind> below, RowHighlights highlights) {
        String chipMarks =
                RowChips.of(row, highlights).stream()
                        .map(RowChip::mark)
                        .collect(Collectors.joining());
        return mark(row)
                + chipMarks
                + Stream.concat(
                                Stream.of(titleOrKey(row)),
                                below.stream()
                                        .map(column -> highlights.markedText(column, row))
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
        int markCount = 0;
        while (markCount < shown.length() && MARKS.indexOf(shown.charAt(markCount)) >= 0) {
            markCount++;
        }
        showMarked(shown.substring(0, markCount), shown.substring(markCount));
    }

    private void showMarked(String marks, String shown) {
        boolean unread = marks.contains(UNREAD);
        boolean hasMark = unread || marks.contains(READ);
        List<RowChip> rowChips = RowChips.in(marks);
        List<String> texts = List.of(shown.split(BREAK, -1));
        boolean single = texts.size() == 1;
        boolean untitled = texts.getFirst().startsWith(KEY);
        String head = untitled ? untitled(texts.getFirst().substring(1)) : texts.getFirst();
        pseudoClassStateChanged(UNTITLED, untitled);
        setText(head);
        title.setText(head);
        first.show(single ? "" : texts.get(1));
        others.setText(
                texts.stream().skip(2).map(text -> DOT + text).collect(Collectors.joining()));
        dot.setVisible(unread);
        dot.setManaged(hasMark);
        secondLine.setVisible(!single);
        secondLine.setManaged(!single);
        chips.show(rowChips);
        boolean isPlain = single && !hasMark && rowChips.isEmpty();
        setGraphic(isPlain ? null : marked);
        setContentDisplay(isPlain ? ContentDisplay.TEXT_ONLY : ContentDisplay.GRAPHIC_ONLY);
        setAccessibleText(accessibleWords(head, texts, rowChips, unread));
    }

    private static String accessibleWords(
            String head, List<String> texts, List<RowChip> rowChips, boolean unread) {
        Stream<String> below = texts.stream().skip(1).map(RowHighlights::plainText);
        Stream<String> marks = rowChips.stream().map(RowChip::words);
        Stream<String> last = unread ? Stream.of(MESSAGES.text("mark.unread")) : Stream.empty();
        return Stream.of(Stream.of(head), below, marks, last)
                .flatMap(words -> words)
                .collect(Collectors.joining(", "));
    }
}

package octavo.gui.controls;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/// Breaks texts into lines where that is safe. JavaFX 23 to 27 throw an exception, and leave the
/// window half laid out, when a line ends within a stretch that is written from right to left
/// (docs/decisions/0108). Such texts stay on one line, or are broken between stretches of one word
/// each.
public final class SafeWrapping {
    /// What may stay empty around a text, and a caret.
    private static final double ROOM = 40;

    private SafeWrapping() {}

    /// Has a label show its text in several lines.
    public static void wrap(Labeled labeled) {
        bind(labeled.wrapTextProperty(), labeled.textProperty());
    }

    /// Has a text area show its text in several lines.
    public static void wrap(TextArea area) {
        bind(area.wrapTextProperty(), shown(area));
        area.skinProperty().addListener(_ -> makeRoom(area));
    }

    /// Gives a text that is not broken room enough: a text area measures it once, maybe before it
    /// knows what stays empty around it, and would break it then.
    private static void makeRoom(TextArea area) {
        for (Node child : area.getChildrenUnmodifiable()) {
            if (child instanceof ScrollPane pane && pane.getContent() instanceof Region content) {
                content.minWidthProperty()
                        .bind(
                                Bindings.createDoubleBinding(
                                        () -> area.isWrapText() ? 0 : width(area) + ROOM,
                                        area.wrapTextProperty(),
                                        shown(area),
                                        area.fontProperty()));
            }
        }
    }

    /// The text, or what stands there while it is empty.
    static ObservableValue<String> shown(TextArea area) {
        return area.textProperty()
                .flatMap(text -> text.isEmpty() ? area.promptTextProperty() : area.textProperty());
    }

    private static double width(TextArea area) {
        Text measure = new Text(shown(area).getValue());
        measure.setFont(area.getFont());
        return measure.getLayoutBounds().getWidth();
    }

    private static void bind(BooleanProperty wraps, ObservableValue<String> text) {
        wraps.bind(text.map(it -> !isMixed(it)).orElse(true));
    }

    /// Whether a part of a text goes from right to left.
    public static boolean isMixed(String text) {
        return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }

    /// The pieces of a text between which lines may be broken: its words, where a part of it goes
    /// from right to left, otherwise all of it.
    static List<String> pieces(String text) {
        if (!isMixed(text)) {
            return List.of(text);
        }
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                words.add(text.substring(start, i + 1));
                start = i + 1;
            }
        }
        if (start < text.length()) {
            words.add(text.substring(start));
        }
        return words;
    }
}

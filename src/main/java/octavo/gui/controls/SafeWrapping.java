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

/// Wraps text where that is safe. JavaFX 23 to 27 throw an exception, and leave the window half
/// laid out, when a line ends within right-to-left text (the package's comment). Such texts stay on
/// one line, or are broken between single-word runs.
public final class SafeWrapping {
    /// Padding around a text, and a caret.
    private static final double ROOM = 40;

    private SafeWrapping() {}

    /// Wraps a label's text.
    public static void wrap(Labeled labeled) {
        bind(labeled.wrapTextProperty(), labeled.textProperty());
    }

    /// Wraps a text area's text.
    public static void wrap(TextArea area) {
        bind(area.wrapTextProperty(), shown(area));
        area.skinProperty().addListener(_ -> makeRoom(area));
    }

    /// Makes a text area wide enough for text that must not be wrapped: it measures the text once,
    /// perhaps before it knows its padding, and would wrap it then.
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

    /// The text, or the prompt while it is empty.
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

    /// Whether part of a text is right-to-left.
    public static boolean isMixed(String text) {
        return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
    }

    /// The pieces between which a text may be broken: its words, if part of it is right-to-left,
    /// otherwise the whole text.
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

package octavo.gui.controls;

import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;

/// Breaks texts into lines where that is safe. JavaFX 23 to 27 throw an exception, and leave the
/// window half laid out, when a line ends within a stretch that is written from right to left
/// (docs/decisions/0108). Such texts stay on one line, or are broken between stretches of one word
/// each.
public final class Wrapping {
    private Wrapping() {}

    /// Has a label show its text in several lines.
    public static void wrap(Labeled labeled) {
        bind(labeled.wrapTextProperty(), labeled.textProperty());
    }

    /// Has a text area show its text in several lines.
    public static void wrap(TextArea area) {
        bind(area.wrapTextProperty(), area.textProperty());
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

package octavo.csl;

import java.util.List;
import java.util.function.UnaryOperator;

/// The text of a variable: its characters, with the positions of element tags. Law:
/// `parse(html).html()` equals `html`.
///
/// @param marks in text order
public record ItemText(String characters, List<Mark> marks) {
    static final ItemText EMPTY = of("");

    public ItemText {
        marks = List.copyOf(marks);
    }

    /// The start or end of an element. Either may be unpaired.
    ///
    /// @param at the offset of the following character
    /// @param element for an end, the first element with this tag
    record Mark(int at, MarkupTag element, boolean isStart) {
        String tag() {
            return isStart ? element.opening() : element.closing();
        }
    }

    public static ItemText of(String characters) {
        return new ItemText(characters, List.of());
    }

    /// Text that keeps its case in every style.
    public static ItemText fixed(String characters) {
        ItemTextBuilder text = new ItemTextBuilder();
        text.start(MarkupTag.NO_CASE);
        text.append(characters);
        text.end(MarkupTag.NO_CASE);
        return text.build();
    }

    /// Parses the few HTML elements that CSL-JSON allows. Any other tag is text.
    public static ItemText parse(String html) {
        return html.indexOf('<') < 0 ? of(html) : new ItemTextBuilder().appendHtml(html).build();
    }

    /// The text in CSL-JSON's syntax.
    public String html() {
        if (marks.isEmpty()) {
            return characters;
        }
        StringBuilder html = new StringBuilder();
        int done = 0;
        for (Mark mark : marks) {
            html.append(characters, done, mark.at()).append(mark.tag());
            done = mark.at();
        }
        return html.append(characters, done, characters.length()).toString();
    }

    public boolean isEmpty() {
        return characters.isEmpty() && marks.isEmpty();
    }

    /// The text with its characters changed; unchanged if it contains elements.
    ItemText withPlain(UnaryOperator<String> change) {
        return marks.isEmpty() ? of(change.apply(characters)) : this;
    }
}

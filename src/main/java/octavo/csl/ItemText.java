package octavo.csl;

import java.util.List;
import java.util.function.UnaryOperator;

/// The text of a variable: its characters, and where elements start and end among them. Law:
/// `parse(html).html()` equals `html`.
///
/// @param marks in the order in which they stand
public record ItemText(String characters, List<Mark> marks) {
    static final ItemText EMPTY = of("");

    public ItemText {
        marks = List.copyOf(marks);
    }

    /// The start or the end of an element. Either may lack the other.
    ///
    /// @param at the character before which it stands
    /// @param element of an end, the first element that ends with this tag
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

    /// Reads the few HTML elements that CSL-JSON may hold. Any other tag is text.
    public static ItemText parse(String html) {
        return html.indexOf('<') < 0 ? of(html) : new ItemTextBuilder().appendHtml(html).build();
    }

    /// The text as CSL-JSON holds it.
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

    /// The same with other characters; text with elements in it stays.
    ItemText withPlain(UnaryOperator<String> change) {
        return marks.isEmpty() ? of(change.apply(characters)) : this;
    }
}

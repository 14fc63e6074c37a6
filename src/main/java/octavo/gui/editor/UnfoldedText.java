package octavo.gui.editor;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;

import java.util.Arrays;

/// A text of the file as the form shows it: without the line breaks and the indentation that only
/// lay out the source, which TeX reads as a space. In fields that only their owner reads, such as
/// abstracts, paragraphs stay, and lines that do not look wrapped. An edit leaves the layout around
/// it as it is.
final class UnfoldedText {
    /// A line that is shorter has been ended on purpose.
    private static final int WRAPPED = 50;

    private final String source;
    private final boolean keepsLines;
    private final StringBuilder shown = new StringBuilder();

    /// For each shown character where it begins in the source, and where the last ends.
    private final int[] from;

    private UnfoldedText(String source, boolean keepsLines) {
        this.source = source;
        this.keepsLines = keepsLines;
        int[] places = new int[2 * source.length() + 1];
        int end = source.stripTrailing().length();
        int first = skip(0, end);
        int line = source.lastIndexOf('\n', first - 1) + 1;
        for (int i = first; i < end; ) {
            int next = skip(i, end);
            String text = next == i ? source.substring(i, ++next) : between(i, next, line);
            for (int k = 0; k < text.length(); k++) {
                // The second break of a paragraph begins where the first has ended.
                boolean broken = k > 0 && text.charAt(0) == '\n';
                places[shown.length()] = broken ? source.indexOf('\n', i) + 1 : i + k;
                shown.append(text.charAt(k));
            }
            for (; i < next; i++) {
                line = source.charAt(i) == '\n' ? i + 1 : line;
            }
        }
        places[shown.length()] = end;
        from = Arrays.copyOf(places, shown.length() + 1);
    }

    /// @param source with any line ends
    /// @param field the name of its field
    static UnfoldedText of(String source, String field) {
        return new UnfoldedText(source, FieldCatalogue.hasTrait(field, FieldTrait.PRIVATE));
    }

    private int skip(int start, int end) {
        int i = start;
        while (i < end && Character.isWhitespace(source.charAt(i))) {
            i++;
        }
        return i;
    }

    /// What stands for white space.
    ///
    /// @param line where its line begins
    private String between(int start, int end, int line) {
        String space = source.substring(start, end).replace("\r\n", "\n").replace('\r', '\n');
        int breaks = (int) space.chars().filter(c -> c == '\n').count();
        boolean indented = !space.endsWith("\n");
        boolean meant = keepsLines && !indented && start - line < WRAPPED;
        return breaks == 0 ? space : breaks > 1 && keepsLines ? "\n\n" : meant ? "\n" : " ";
    }

    String shown() {
        return shown.toString();
    }

    /// The source of a text that was made of the shown one: as it is, but for what differs.
    String edited(String typed) {
        int most = Math.min(typed.length(), shown.length());
        int start = 0;
        while (start < most && typed.charAt(start) == shown.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < most - start
                && typed.charAt(typed.length() - 1 - end)
                        == shown.charAt(shown.length() - 1 - end)) {
            end++;
        }
        return source.substring(0, from[start])
                + typed.substring(start, typed.length() - end)
                + source.substring(from[shown.length() - end]);
    }
}

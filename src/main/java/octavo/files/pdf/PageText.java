package octavo.files.pdf;

import java.util.List;
import java.util.stream.Collectors;

/// The text of a page.
///
/// @param lines those in the prevailing direction, in file order
/// @param rotatedText text in other directions, such as stamps along the margin
public record PageText(
        int pageNumber, double width, double height, List<PageLine> lines, String rotatedText) {
    public PageText {
        lines = List.copyOf(lines);
    }

    /// All lines, joined by line breaks.
    public String text() {
        return lines.stream().map(PageLine::text).collect(Collectors.joining("\n"));
    }
}

package octavo.pdf;

import java.util.List;
import java.util.stream.Collectors;

/// The text of a page.
///
/// @param lines those in the direction of most, in the order of the file
/// @param aside what runs in other directions, such as stamps up the margin
public record PageText(
        int number, double width, double height, List<PageLine> lines, String aside) {
    public PageText {
        lines = List.copyOf(lines);
    }

    /// All lines, one below the other.
    public String text() {
        return lines.stream().map(PageLine::text).collect(Collectors.joining("\n"));
    }
}

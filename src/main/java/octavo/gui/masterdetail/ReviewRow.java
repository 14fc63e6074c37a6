package octavo.gui.masterdetail;

import static java.util.function.Predicate.not;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A row of a list of what there is to decide.
///
/// @param before a mark before the texts
/// @param details a second line; empty for none
/// @param after a mark after the texts
/// @param below a mark below the texts
public record ReviewRow(
        Optional<RowMark> before,
        String title,
        String details,
        Optional<RowMark> after,
        Optional<RowMark> below) {

    public static ReviewRow of(String title, String details) {
        return new ReviewRow(Optional.empty(), title, details, Optional.empty(), Optional.empty());
    }

    public ReviewRow before(RowMark mark) {
        return new ReviewRow(Optional.of(mark), title, details, after, below);
    }

    public ReviewRow after(RowMark mark) {
        return new ReviewRow(before, title, details, Optional.of(mark), below);
    }

    public ReviewRow below(RowMark mark) {
        return new ReviewRow(before, title, details, after, Optional.of(mark));
    }

    /// All that it says, for those who do not see it.
    String spokenText() {
        return Stream.of(
                        before.map(RowMark::spokenText).orElse(""),
                        title,
                        details,
                        after.map(RowMark::spokenText).orElse(""))
                .filter(not(String::isEmpty))
                .collect(Collectors.joining(", "));
    }
}

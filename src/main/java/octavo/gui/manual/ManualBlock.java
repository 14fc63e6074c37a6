package octavo.gui.manual;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A block of a page.
sealed interface ManualBlock {
    record ManualHeading(int level, List<ManualPiece> text) implements ManualBlock {
        public ManualHeading {
            text = List.copyOf(text);
        }
    }

    record ManualParagraph(List<ManualPiece> text) implements ManualBlock {
        public ManualParagraph {
            text = List.copyOf(text);
        }
    }

    /// An item of a list.
    ///
    /// @param mark a bullet, or a number
    record ManualItem(String mark, List<ManualPiece> text) implements ManualBlock {
        public ManualItem {
            text = List.copyOf(text);
        }
    }

    record ManualCode(String text) implements ManualBlock {}

    /// A table.
    ///
    /// @param rows the first one is the head
    record ManualTable(List<List<List<ManualPiece>>> rows) implements ManualBlock {
        public ManualTable {
            rows = List.copyOf(rows);
        }
    }

    /// Its text without looks.
    default String words() {
        return switch (this) {
            case ManualHeading(_, var text) -> words(text);
            case ManualParagraph(var text) -> words(text);
            case ManualItem(_, var text) -> words(text);
            case ManualCode(String text) -> text;
            case ManualTable(var rows) ->
                    rows.stream()
                            .flatMap(List::stream)
                            .map(ManualBlock::words)
                            .collect(Collectors.joining(" "));
        };
    }

    private static String words(List<ManualPiece> text) {
        return text.stream().map(ManualPiece::text).collect(Collectors.joining());
    }

    /// Its pieces of text; code has none.
    default Stream<ManualPiece> pieces() {
        return switch (this) {
            case ManualHeading(_, var text) -> text.stream();
            case ManualParagraph(var text) -> text.stream();
            case ManualItem(_, var text) -> text.stream();
            case ManualCode _ -> Stream.empty();
            case ManualTable(var rows) -> rows.stream().flatMap(List::stream).flatMap(List::stream);
        };
    }
}

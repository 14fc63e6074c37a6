package octavo.gui.manual;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A block of a page.
sealed interface ManualBlock {
    record Heading(int level, List<ManualPiece> text) implements ManualBlock {
        public Heading {
            text = List.copyOf(text);
        }
    }

    record Paragraph(List<ManualPiece> text) implements ManualBlock {
        public Paragraph {
            text = List.copyOf(text);
        }
    }

    /// An item of a list.
    ///
    /// @param mark a bullet, or a number
    record Item(String mark, List<ManualPiece> text) implements ManualBlock {
        public Item {
            text = List.copyOf(text);
        }
    }

    record Code(String text) implements ManualBlock {}

    /// A table.
    ///
    /// @param rows the first one is the head
    record Table(List<List<List<ManualPiece>>> rows) implements ManualBlock {
        public Table {
            rows = List.copyOf(rows);
        }
    }

    /// Its text without looks.
    default String words() {
        return switch (this) {
            case Heading(_, var text) -> words(text);
            case Paragraph(var text) -> words(text);
            case Item(_, var text) -> words(text);
            case Code(String text) -> text;
            case Table(var rows) ->
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
            case Heading(_, var text) -> text.stream();
            case Paragraph(var text) -> text.stream();
            case Item(_, var text) -> text.stream();
            case Code _ -> Stream.empty();
            case Table(var rows) -> rows.stream().flatMap(List::stream).flatMap(List::stream);
        };
    }
}

package octavo.richtext;

import java.util.List;

/// A piece of formatted text.
public sealed interface Run {
    /// What is inside it; nothing in plain characters.
    List<Run> runs();

    /// The same with something else inside it. Plain characters stay as they are.
    default Run around(List<Run> inner) {
        return switch (this) {
            case Text text -> text;
            case Styled(var look, _) -> new Styled(look, inner);
            case Link(var target, _) -> new Link(target, inner);
            case Person(var list, var index, _) -> new Person(list, index, inner);
            case Block(var place, _) -> new Block(place, inner);
        };
    }

    /// Plain characters, escaped for no format.
    record Text(String text) implements Run {
        @Override
        public List<Run> runs() {
            return List.of();
        }
    }

    /// Text with a look that differs from what surrounds it.
    record Styled(TextLook look, List<Run> runs) implements Run {
        public Styled {
            runs = List.copyOf(runs);
        }
    }

    /// Text that leads to an address.
    ///
    /// @param target the address as `LinkAddress` gives it, safe to write into any format
    record Link(LinkAddress target, List<Run> runs) implements Run {
        public Link {
            runs = List.copyOf(runs);
        }
    }

    /// The name of a person, so that whoever prints it can bring one out or put a mark behind it.
    ///
    /// @param list which names, such as `author`
    /// @param index the name's place among them, from 0; `OTHERS` for "et al." and what joins it,
    ///   which stand for the names that are left out
    record Person(String list, int index, List<Run> runs) implements Run {
        public static final int OTHERS = -1;

        public Person {
            runs = List.copyOf(runs);
        }

        /// Whether it stands for the names that are left out.
        public boolean isOthers() {
            return index == OTHERS;
        }
    }

    /// A part of a reference that stands by itself on the page.
    record Block(Place place, List<Run> runs) implements Run {
        public Block {
            runs = List.copyOf(runs);
        }
    }

    /// Where a block stands.
    enum Place {
        /// From margin to margin.
        BLOCK,
        /// At the left margin, such as the number of a reference.
        LEFT_MARGIN,
        /// To the right of what is at the left margin.
        RIGHT_INLINE,
        /// Moved in from the left margin.
        INDENT
    }
}

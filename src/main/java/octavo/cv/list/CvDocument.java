package octavo.cv.list;

import octavo.cv.profile.EntryLines;
import octavo.library.Work;
import octavo.richtext.Runs;

import java.util.List;
import java.util.stream.Stream;

/// A list of publications, ready to be written in any format.
public record CvDocument(About about, List<Block> blocks) {
    public CvDocument {
        blocks = List.copyOf(blocks);
    }

    /// What a document says of itself.
    ///
    /// @param language such as `en-GB`
    /// @param title what such a list is called, `Publications`
    /// @param names whose list it is, as the profile writes the name
    public record About(String language, String title, List<String> names) {
        public About {
            names = List.copyOf(names);
        }

        /// The title with the names behind it.
        public String fullTitle() {
            return names.isEmpty() ? title : title + " – " + String.join(", ", names);
        }
    }

    /// A piece of the list.
    public sealed interface Block {
        /// The name of a part; the level is 1 for a section, 2 within one.
        record Heading(int level, String text) implements Block {}

        record Items(List<Item> items) implements Block {
            public Items {
                items = List.copyOf(items);
            }

            /// Whether every entry is one line.
            public boolean areLines() {
                return items.stream().allMatch(item -> item.lines().lines().size() == 1);
            }

            public boolean areNumbered() {
                return items.stream().anyMatch(item -> !item.label().isEmpty());
            }
        }

        /// A line by itself: a legend, a count, or that there is nothing.
        record Remark(Runs text) implements Block {}
    }

    /// An entry.
    ///
    /// @param label its number as it is printed; empty for none
    /// @param lines as its form writes it, with the note behind
    /// @param note what the profile says of it; empty for nothing
    public record Item(ListedWork publication, String label, EntryLines lines, String note) {
        public String key() {
            return publication.key();
        }

        public Work work() {
            return publication.work();
        }
    }

    /// The entries in their order.
    public List<Item> items() {
        return blocks.stream()
                .flatMap(block ->
                        block instanceof Block.Items(var items) ? items.stream() : Stream.empty())
                .toList();
    }

    /// A list of one entry.
    public CvDocument only(Item item) {
        return new CvDocument(about, List.of(new Block.Items(List.of(item))));
    }
}

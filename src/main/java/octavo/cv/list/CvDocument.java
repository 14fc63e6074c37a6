package octavo.cv.list;

import octavo.cv.profile.EntryLines;
import octavo.cv.profile.ListLayout;
import octavo.library.Work;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A publication list, ready to be written in any format.
public record CvDocument(About about, List<Block> blocks) {
    public CvDocument {
        blocks = List.copyOf(blocks);
    }

    /// Metadata of a document.
    ///
    /// @param language such as `en-GB`
    /// @param title what such a list is called, `Publications`
    /// @param names whose list it is, as the profile writes the name
    /// @param layout how its parts are laid out
    public record About(String language, String title, List<String> names, ListLayout layout) {
        public About {
            names = List.copyOf(names);
        }

        /// The title followed by the names.
        public String fullTitle() {
            return names.isEmpty() ? title : title + " – " + String.join(", ", names);
        }
    }

    /// A part of the list.
    public sealed interface Block {
        /// A heading; level 1 for a section, 2 within one.
        record Heading(int level, String text) implements Block {}

        record Items(List<Item> items) implements Block {
            public Items {
                items = List.copyOf(items);
            }

            /// Whether every entry is a single line.
            public boolean areLines() {
                return items.stream().allMatch(item -> item.lines().lines().size() == 1);
            }

            public boolean areNumbered() {
                return items.stream().anyMatch(item -> !item.label().isEmpty());
            }
        }

        /// A line of its own: a legend, a count, or that the list is empty.
        record Remark(Runs text) implements Block {}

        /// Markup on lines of its own, for one format.
        record Markup(Run.Raw raw) implements Block {}
    }

    /// An entry.
    ///
    /// @param label its printed number; empty for none
    /// @param lines its formatted lines, followed by the note
    /// @param note the profile's note; empty for none
    public record Item(ListedWork publication, String label, EntryLines lines, String note) {
        public String key() {
            return publication.key();
        }

        public Work work() {
            return publication.work();
        }
    }

    /// The entries in order.
    public List<Item> items() {
        return blocks.stream()
                .flatMap(block ->
                        block instanceof Block.Items(var items) ? items.stream() : Stream.empty())
                .toList();
    }

    /// The list without the markup of other formats.
    public CvDocument in(RawFormat format) {
        return kept(markup -> markup.raw().format() == format);
    }

    /// The list without markup.
    public CvDocument unmarked() {
        return kept(_ -> false);
    }

    private CvDocument kept(Predicate<Block.Markup> which) {
        return new CvDocument(
                about,
                blocks.stream()
                        .filter(block ->
                                !(block instanceof Block.Markup markup) || which.test(markup))
                        .toList());
    }

    /// A list of one entry.
    public CvDocument only(Item item) {
        return new CvDocument(about, List.of(new Block.Items(List.of(item))));
    }
}

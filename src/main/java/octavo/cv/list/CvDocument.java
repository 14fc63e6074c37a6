package octavo.cv.list;

import octavo.cv.configuration.EntryLines;
import octavo.cv.configuration.ListLayout;
import octavo.library.Work;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A publication list, ready to be written in any format.
public record CvDocument(CvMetadata metadata, List<DocumentBlock> blocks) {
    public CvDocument {
        blocks = List.copyOf(blocks);
    }

    /// Metadata of a document.
    ///
    /// @param language such as `en-GB`
    /// @param title what such a list is called, `Publications`
    /// @param ownerNames whose list it is, as the profile writes the name
    /// @param listLayout how its parts are laid out
    public record CvMetadata(
            String language, String title, List<String> ownerNames, ListLayout listLayout) {
        public CvMetadata {
            ownerNames = List.copyOf(ownerNames);
        }

        /// The title followed by the names.
        public String fullTitle() {
            return ownerNames.isEmpty() ? title : title + " – " + String.join(", ", ownerNames);
        }
    }

    /// A part of the list.
    public sealed interface DocumentBlock {
        /// A heading; level 1 for a section, 2 within one.
        record HeadingBlock(int headingLevel, String headingText) implements DocumentBlock {}

        record EntriesBlock(List<CvEntry> entries) implements DocumentBlock {
            public EntriesBlock {
                entries = List.copyOf(entries);
            }

            /// Whether every entry is a single line.
            public boolean areSingleLines() {
                return entries.stream().allMatch(entry -> entry.entryLines().lines().size() == 1);
            }

            public boolean areNumbered() {
                return entries.stream().anyMatch(entry -> !entry.label().isEmpty());
            }
        }

        /// A line of its own: a legend, a count, or that the list is empty.
        record RemarkBlock(Runs remarkRuns) implements DocumentBlock {}

        /// Markup on lines of its own, for one format.
        record MarkupBlock(Run.RawMarkup rawMarkup) implements DocumentBlock {}
    }

    /// An entry.
    ///
    /// @param label its printed number; empty for none
    /// @param entryLines its formatted lines, followed by the note
    /// @param note the profile's note; empty for none
    public record CvEntry(ListedWork listedWork, String label, EntryLines entryLines, String note) {
        public String key() {
            return listedWork.key();
        }

        public Work work() {
            return listedWork.work();
        }
    }

    /// The entries in order.
    public List<CvEntry> entries() {
        return blocks.stream()
                .flatMap(block ->
                        block instanceof DocumentBlock.EntriesBlock(var entries)
                                ? entries.stream()
                                : Stream.empty())
                .toList();
    }

    /// The list without the markup of other formats.
    public CvDocument forFormat(RawFormat rawFormat) {
        return withMarkup(markupBlock -> markupBlock.rawMarkup().rawFormat() == rawFormat);
    }

    /// The list without markup.
    public CvDocument withoutMarkup() {
        return withMarkup(_ -> false);
    }

    private CvDocument withMarkup(Predicate<DocumentBlock.MarkupBlock> keepsMarkup) {
        return new CvDocument(
                metadata,
                blocks.stream()
                        .filter(block ->
                                !(block instanceof DocumentBlock.MarkupBlock markupBlock)
                                        || keepsMarkup.test(markupBlock))
                        .toList());
    }

    /// A list of one entry.
    public CvDocument withOnly(CvEntry entry) {
        return new CvDocument(metadata, List.of(new DocumentBlock.EntriesBlock(List.of(entry))));
    }
}

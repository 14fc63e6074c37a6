package octavo.cli.shared;

import octavo.bib.LineColumns;
import octavo.bib.LineColumns.LineColumn;
import octavo.cli.shared.LibraryInput.LibrarySource;

import java.nio.file.Path;
import java.util.List;

/// The places of a library's items in the files it was read from.
public final class SourcePlaces {
    private final List<LibrarySource> librarySources;
    private final List<LineColumns> lineColumns;

    SourcePlaces(List<LibrarySource> sources) {
        this.librarySources = List.copyOf(sources);
        this.lineColumns =
                sources.stream().map(source -> LineColumns.of(source.bibFile())).toList();
    }

    /// An item in one of the files.
    private record SourceItem(int sourceIndex, int itemIndex) {}

    private SourceItem findItem(int item) {
        int source = 0;
        int remainingIndex = item;
        while (source < librarySources.size() - 1
                && remainingIndex >= librarySources.get(source).bibFile().items().size()) {
            remainingIndex -= librarySources.get(source).bibFile().items().size();
            source++;
        }
        return new SourceItem(source, remainingIndex);
    }

    /// @param item the index of an item in the library
    public LineColumn positionAt(int item, int offset) {
        SourceItem sourceItem = findItem(item);
        return librarySources
                .get(sourceItem.sourceIndex())
                .positionAt(
                        lineColumns.get(sourceItem.sourceIndex()), sourceItem.itemIndex(), offset);
    }

    public Path fileOf(int item) {
        return librarySources.get(findItem(item).sourceIndex()).path();
    }

    public boolean areInSeveralFiles() {
        return librarySources.size() > 1;
    }
}

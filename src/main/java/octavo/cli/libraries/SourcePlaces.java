package octavo.cli.libraries;

import octavo.bib.LineColumns;
import octavo.bib.LineColumns.LineColumn;
import octavo.cli.libraries.LibraryInput.Source;

import java.nio.file.Path;
import java.util.List;

/// The places of a library's items in the files it was read from.
public final class SourcePlaces {
    private final List<Source> sources;
    private final List<LineColumns> columns;

    SourcePlaces(List<Source> sources) {
        this.sources = List.copyOf(sources);
        this.columns = sources.stream().map(source -> LineColumns.of(source.file())).toList();
    }

    /// An item in one of the files.
    private record SourceItem(int source, int item) {}

    private SourceItem find(int item) {
        int source = 0;
        int rest = item;
        while (source < sources.size() - 1 && rest >= sources.get(source).file().items().size()) {
            rest -= sources.get(source).file().items().size();
            source++;
        }
        return new SourceItem(source, rest);
    }

    /// @param item the index of an item in the library
    public LineColumn at(int item, int offset) {
        SourceItem found = find(item);
        return sources.get(found.source()).at(columns.get(found.source()), found.item(), offset);
    }

    public Path file(int item) {
        return sources.get(find(item).source()).path();
    }

    public boolean areInSeveralFiles() {
        return sources.size() > 1;
    }
}

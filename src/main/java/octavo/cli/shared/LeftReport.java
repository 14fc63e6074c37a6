package octavo.cli.shared;

import octavo.bib.LineColumns;
import octavo.editing.tidy.SkippedChange;
import octavo.library.Library;

import picocli.CommandLine.Model.CommandSpec;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// Reports what a command left unchanged in a library, and why.
public final class LeftReport {
    private LeftReport() {}

    /// @param library the library of the places
    public static void print(
            CommandSpec spec, Path file, Library library, Stream<SkippedChange> left) {
        LineColumns places = LineColumns.of(library.file());
        left.distinct()
                .sorted(Comparator.comparingInt(SkippedChange::itemIndex))
                .forEach(each -> {
                    LineColumns.LineColumn place =
                            places.locate(each.itemIndex(), each.itemSpan().start());
                    spec.commandLine()
                            .getErr()
                            .printf(
                                    "octavo: %s:%s: %s%n",
                                    LibraryInput.nameOf(file), place, each.reason());
                });
    }
}

package octavo.cli;

import octavo.bib.LineColumns;
import octavo.library.Library;
import octavo.tidy.LeftAlone;

import picocli.CommandLine.Model.CommandSpec;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// Reports what a command left unchanged in a library, and why.
final class LeftReport {
    private LeftReport() {}

    /// @param library the library of the places
    static void print(CommandSpec spec, Path file, Library library, Stream<LeftAlone> left) {
        LineColumns places = LineColumns.of(library.file());
        left.distinct()
                .sorted(Comparator.comparingInt(LeftAlone::item))
                .forEach(each -> {
                    LineColumns.Place place = places.at(each.item(), each.where().start());
                    spec.commandLine()
                            .getErr()
                            .printf(
                                    "octavo: %s:%s: %s%n",
                                    LibraryInput.name(file), place, each.why());
                });
    }
}

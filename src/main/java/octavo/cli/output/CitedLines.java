package octavo.cli.output;

import octavo.projects.CitedEntry;
import octavo.projects.CitedEntry.DifferingField;
import octavo.projects.CitedEntry.MasterEntry;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.CitedReport;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/// Prints a paper's citations as text.
public final class CitedLines {
    private final PrintWriter out;
    private final List<Path> libraries;

    public CitedLines(PrintWriter out, List<Path> libraries) {
        this.out = out;
        this.libraries = libraries;
    }

    public void print(CitedReport report) {
        for (CitedEntry entry : report.standing(Standing.MISSING)) {
            String near =
                    entry.near().isEmpty()
                            ? ""
                            : " (near: " + String.join(", ", entry.near()) + ")";
            out.println(entry.places().getFirst() + ": " + entry.key() + " has no entry" + near);
        }
        for (CitedEntry entry : report.standing(Standing.IN_LIBRARY)) {
            out.println(
                    entry.places().getFirst()
                            + ": "
                            + entry.key()
                            + " is only in "
                            + libraries.get(entry.master().orElseThrow().library()));
        }
        report.standing(Standing.HERE).forEach(this::printDifferences);
        report.uncited().forEach(key -> out.println(key + ": nothing cites it"));
        out.println(
                "%d cited: %d here, %d only in the library, %d without an entry; %d not cited"
                        .formatted(
                                report.cited().size(),
                                report.standing(Standing.HERE).size(),
                                report.standing(Standing.IN_LIBRARY).size(),
                                report.standing(Standing.MISSING).size(),
                                report.uncited().size()));
    }

    private void printDifferences(CitedEntry entry) {
        entry.master()
                .filter(master -> !master.key().equals(entry.key()))
                .ifPresent(master -> out.println(entry.key() + ": is " + name(master)));
        for (DifferingField each : entry.differences()) {
            String newer =
                    switch (each.newer()) {
                        case PAPER -> " (changed in the paper)";
                        case LIBRARY -> " (changed in the library)";
                        case BOTH -> " (changed in both)";
                        case UNKNOWN -> "";
                    };
            out.println("the library has " + each.change().description() + newer);
        }
    }

    private String name(MasterEntry master) {
        return master.key() + " in " + libraries.get(master.library());
    }
}

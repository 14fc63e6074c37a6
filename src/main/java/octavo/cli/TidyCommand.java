package octavo.cli;

import octavo.bib.LineColumns;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.tidy.CleanUp;
import octavo.tidy.CleanUps;
import octavo.tidy.LeftAlone;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// `octavo tidy FILE`.
@Command(
        description = {
            "Makes clean-ups by name, shown as a diff first.",
            "Every byte that they are not about stays, and so does an entry that is damaged; "
                    + "what stays and why is told. Without --apply, says how many "
                    + "entries each would change."
        },
        footer = {
            "",
            "Besides those that --list names: drop:FIELD, double-braces:FIELD, sort:FIELD and",
            "sort:-FIELD (last first), where FIELD may also be key or type.",
            "",
            "Examples:",
            "  octavo tidy papers.bib",
            "  octavo tidy papers.bib --apply page-dashes,doi,drop:abstract --dry-run"
        },
        mixinStandardHelpOptions = true)
final class TidyCommand implements Runnable {
    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The library.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--apply",
            split = ",",
            paramLabel = "NAME",
            description = "The clean-ups to make, in this order.")
    private List<String> names = List.of();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--list", description = "Names the clean-ups that there are.")
    private boolean list;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDisk {
        if (list) {
            CleanUps.PLAIN.forEach(each -> out().printf("%-25s %s%n", each.name(), each.summary()));
            return;
        }
        List<CleanUp> chosen = names.stream().map(TidyCommand::named).toList();
        LibraryFile opened =
                LibraryLoader.library(
                        file.orElseThrow(() ->
                                new CommandRefusal(
                                        Cli.WRONG_USE, "which file? Try: octavo tidy --help")));
        if (chosen.isEmpty()) {
            count(opened.library());
        } else {
            apply(opened, chosen);
        }
    }

    private static CleanUp named(String name) {
        return CleanUps.named(name)
                .orElseThrow(() ->
                        new CommandRefusal(
                                Cli.WRONG_USE,
                                "there is no clean-up " + name + ". Try: octavo tidy --list"));
    }

    private void count(Library library) {
        for (CleanUp each : CleanUps.PLAIN) {
            int entries = CleanUp.entriesChangedBy(each.edit(library));
            out().printf("%6d  %-25s %s%n", entries, each.name(), each.summary());
        }
    }

    private void apply(LibraryFile opened, List<CleanUp> chosen) throws LibraryFile.ChangedOnDisk {
        Edit edit = CleanUps.edit(opened.library(), chosen);
        Library changed = opened.library().apply(edit);
        ChangePreview.print(out(), opened, changed);
        if (!dryRun && CleanUp.entriesChangedBy(edit) > 0) {
            LibraryLoader.save(opened, changed);
        }
        tellWhatIsLeft(opened.path(), dryRun ? opened.library() : changed, chosen);
    }

    private void tellWhatIsLeft(Path path, Library library, List<CleanUp> chosen) {
        LineColumns places = LineColumns.of(library.file());
        chosen.stream()
                .flatMap(each -> each.left(library).stream())
                .distinct()
                .sorted(Comparator.comparingInt(LeftAlone::item))
                .forEach(left -> {
                    LineColumns.Place place = places.at(left.item(), left.where().start());
                    PrintWriter err = spec.commandLine().getErr();
                    err.println("octavo: " + path + ":" + place + ": " + left.why());
                });
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}

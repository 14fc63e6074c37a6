package octavo.cli.versioncommands;

import octavo.bib.BibField;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedRepository;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.NamedValue;
import octavo.gitrepositories.FieldHistory;
import octavo.gitrepositories.FieldStep;
import octavo.gitrepositories.LibraryCommit;
import octavo.gitrepositories.LibraryRepository;
import octavo.library.Library;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/// `octavo blame FILE KEY[.FIELD]`.
@Command(
        description = {
            "Says who changed the fields of an entry, and when, from the commits of the library's"
                    + " git repository.",
            "Of an entry, the commit that made each field's present value; of a field, its changes."
                    + " Renamed keys are followed.",
            "Runs your git, and nothing that the repository names."
        },
        footer = {
            "",
            "Examples:",
            "  octavo blame papers.bib mai2020kungfu",
            "  octavo blame papers.bib mai2020kungfu.year --json"
        },
        mixinStandardHelpOptions = true)
public final class BlameCommand implements Callable<Integer> {
    private static final DateTimeFormatter DATE_FORMAT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT);
    private static final int MOST_CHANGES = 100;

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            paramLabel = "KEY[.FIELD]",
            description = "An entry, or one of its fields.")
    private String name = "";

    @Option(
            names = "--every-version",
            description =
                    "Reads each version of the library. Without it a few dozen are read, and what"
                            + " was changed and changed back in between may be missed.")
    private boolean readsAll;

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return AskedRepository.work(file, this::blame);
    }

    private int blame(LibraryRepository repository) throws IOException, InterruptedException {
        Library library = LibraryLoader.loadLibrary(file, spec.commandLine().getErr()).library();
        NamedValue namedValue = NamedValue.parse(library, name);
        var history = new FieldHistory(repository, readsAll);
        ArrayNode stepsJson = JsonMapper.shared().createArrayNode();
        PrintWriter out = TerminalWriter.of(spec.commandLine().getOut());
        for (String fieldName : fieldNames(namedValue)) {
            int mostSteps = namedValue.fieldName().isPresent() ? MOST_CHANGES : 1;
            List<FieldStep> steps =
                    history.stepsOf(namedValue.work().entry(), fieldName, mostSteps);
            for (FieldStep step : steps) {
                if (json) {
                    addJson(stepsJson.addObject(), namedValue.work().key(), fieldName, step);
                } else {
                    out.println(describe(namedValue, fieldName, step));
                }
            }
        }
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut()).println(stepsJson.toPrettyString());
        }
        out.flush();
        return ExitStatus.FINE;
    }

    private static List<String> fieldNames(NamedValue namedValue) {
        return namedValue
                .fieldName()
                .map(List::of)
                .orElseGet(() ->
                        namedValue.work().entry().fields().stream()
                                .map(BibField::name)
                                .map(fieldName -> fieldName.toLowerCase(Locale.ROOT))
                                .distinct()
                                .toList());
    }

    private static String describe(NamedValue namedValue, String fieldName, FieldStep step) {
        String value =
                namedValue.fieldName().isPresent() && step.oldValue().isPresent()
                        ? step.oldValue().get() + " → " + step.newValue().orElse("removed")
                        : step.newValue().orElse("removed");
        return "%s: %s: %s"
                .formatted(
                        fieldName,
                        step.commit().map(BlameCommand::describe).orElse("not committed yet"),
                        value);
    }

    private static String describe(LibraryCommit commit) {
        return "%s %s, %s"
                .formatted(
                        DATE_FORMAT.format(commit.committedAt().atZone(ZoneId.systemDefault())),
                        commit.author(),
                        commit.shortHash());
    }

    private static void addJson(ObjectNode json, String key, String fieldName, FieldStep step) {
        json.put("key", key);
        json.put("field", fieldName);
        step.oldValue().ifPresent(value -> json.put("old", value));
        step.newValue().ifPresent(value -> json.put("new", value));
        Optional<LibraryCommit> foundCommit = step.commit();
        json.put("committed", foundCommit.isPresent());
        foundCommit.ifPresent(commit -> {
            json.put("commit", commit.hash());
            json.put("author", commit.author());
            json.put("date", commit.committedAt().toString());
            json.put("subject", commit.subject());
        });
    }
}

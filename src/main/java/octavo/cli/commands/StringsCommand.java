package octavo.cli.commands;

import octavo.bib.BibFile;
import octavo.bib.BibString;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.editing.strings.StringEdits;
import octavo.editing.strings.StringEdits.StringEditOutcome;
import octavo.editing.strings.StringTable;
import octavo.editing.strings.StringUse;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.ContentPaths;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;

/// `octavo strings FILE`.
@Command(
        description = {
            "Lists, defines, creates, inlines and renames @strings.",
            "Shows their text, how often they are used, and their problems. --define, --extract, "
                    + "--inline and --rename show a diff, and change the library with --apply."
        },
        footer = {
            "",
            "Months, and strings that another file defines (IEEEabrv.bib and those of --with), are",
            "never inlined. A value that joins parts with # keeps its parts.",
            "",
            "Examples:",
            "  octavo strings papers.bib",
            "  octavo strings papers.bib --extract jmlr 'Journal of Machine Learning Research'",
            "  octavo strings papers.bib --inline jmlr --apply"
        },
        mixinStandardHelpOptions = true)
public final class StringsCommand implements Callable<Integer> {
    private static final List<String> KNOWN_SIBLINGS = List.of("IEEEabrv.bib", "IEEEfull.bib");

    /// The actions on strings, which exclude each other.
    static final class StringsChange {
        @Option(
                names = "--define",
                arity = "2",
                paramLabel = "NAME TEXT",
                hideParamSyntax = true,
                description = "Defines a string that entries use, but nothing defines.")
        private List<String> definedNames = List.of();

        @Option(
                names = "--extract",
                arity = "2",
                paramLabel = "NAME TEXT",
                hideParamSyntax = true,
                description =
                        "Defines a string NAME, and uses it for every value that is exactly TEXT.")
        private List<String> extractedNames = List.of();

        @Option(
                names = "--inline",
                paramLabel = "NAME",
                description = "Replaces a string with its text everywhere, and removes it.")
        private List<String> inlinedNames = List.of();

        @Option(
                names = "--rename",
                arity = "2",
                paramLabel = "NAME NEWNAME",
                hideParamSyntax = true,
                description = "Renames a string everywhere.")
        private List<String> renamedNames = List.of();

        /// The actions, in order.
        private List<Function<StringEdits, StringEditOutcome>> steps() {
            List<Function<StringEdits, StringEditOutcome>> steps = new ArrayList<>();
            addPairs(steps, definedNames, StringEdits::defineString);
            addPairs(steps, extractedNames, StringEdits::extractString);
            inlinedNames.forEach(name -> steps.add(edits -> edits.inlineString(name)));
            addPairs(steps, renamedNames, StringEdits::renameString);
            return steps;
        }

        private static void addPairs(
                List<Function<StringEdits, StringEditOutcome>> steps,
                List<String> nameAndValues,
                PairAction pairAction) {
            for (int i = 0; i + 1 < nameAndValues.size(); i += 2) {
                String name = nameAndValues.get(i);
                String value = nameAndValues.get(i + 1);
                steps.add(edits -> pairAction.change(edits, name, value));
            }
        }

        /// An action that takes the name of a string and a text.
        private interface PairAction {
            StringEditOutcome change(StringEdits edits, String name, String value);
        }
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--with",
            paramLabel = "BIB",
            description = "A file whose strings this library uses.")
    private List<Path> stringFiles = List.of();

    @ArgGroup(exclusive = true)
    private StringsChange stringsChange = new StringsChange();

    @Mixin private ApplyOptions options = new ApplyOptions();

    @Option(names = "--json", description = "Prints the strings, or the changes, as JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return ChangeRetry.call(spec, file, this::attempt);
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        List<Function<StringEdits, StringEditOutcome>> steps = stringsChange.steps();
        if (steps.isEmpty()) {
            return listStrings(libraryFile.library());
        }
        Library changedLibrary = libraryFile.library();
        for (Function<StringEdits, StringEditOutcome> step : steps) {
            changedLibrary =
                    changedLibrary.applyEdit(editOf(step.apply(new StringEdits(changedLibrary))));
        }
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options.makesChanges(), json);
        output.showChanges(changedLibrary);
        output.saveChanges(changedLibrary);
        return ExitStatus.FINE;
    }

    private Edit editOf(StringEditOutcome outcome) {
        return outcome.edit()
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                file + ": " + outcome.refusal().orElseThrow() + "."));
    }

    private int listStrings(Library library) {
        List<StringUse> stringUses = StringTable.of(library, externalNames());
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(toJson(stringUses).toPrettyString());
        } else {
            printUses(stringUses);
        }
        return stringUses.stream().allMatch(stringUse -> stringUse.problems().isEmpty())
                ? ExitStatus.FINE
                : ExitStatus.PROBLEMS;
    }

    private static ArrayNode toJson(List<StringUse> stringUses) {
        ArrayNode usesJson = JsonMapper.shared().createArrayNode();
        for (StringUse stringUse : stringUses) {
            ObjectNode useJson =
                    usesJson.addObject()
                            .put("name", stringUse.name())
                            .put("from", stringUse.origin().name().toLowerCase(Locale.ROOT))
                            .put("uses", stringUse.uses().size());
            stringUse.textStart().ifPresent(text -> useJson.put("text", text));
            ArrayNode problemsJson = useJson.putArray("problems");
            stringUse.problems().forEach(problem -> problemsJson.add(problem.toString()));
        }
        return usesJson;
    }

    private void printUses(List<StringUse> stringUses) {
        PrintWriter out = spec.commandLine().getOut();
        for (StringUse stringUse : stringUses) {
            String text =
                    switch (stringUse.origin()) {
                        case FILE -> " = " + stringUse.textStart().orElse("");
                        case MONTH -> " is a month";
                        case EXTERNAL -> " is defined by another file";
                        case NOWHERE -> "";
                    };
            out.printf("%5d  %s%s%n", stringUse.uses().size(), stringUse.name(), text);
            stringUse.problems().forEach(problem -> out.println("       ! " + problem));
        }
    }

    /// The names that the additional files define.
    private Set<String> externalNames() {
        Set<String> names = new HashSet<>();
        stringFiles.forEach(path -> names.addAll(stringNames(LibraryLoader.loadFile(path))));
        for (String name : KNOWN_SIBLINGS) {
            Path siblingFile = file.resolveSibling(name);
            if (isReadable(siblingFile) && !siblingFile.equals(file)) {
                names.addAll(stringNames(LibraryLoader.loadFile(siblingFile)));
            }
        }
        return names;
    }

    private boolean isReadable(Path siblingFile) {
        try {
            return Files.isRegularFile(siblingFile) && ContentPaths.of(file).mayRead(siblingFile);
        } catch (IOException _) {
            return false;
        }
    }

    private static List<String> stringNames(BibFile file) {
        return file.items().stream()
                .filter(BibString.class::isInstance)
                .map(item -> ((BibString) item).name().toLowerCase(Locale.ROOT))
                .toList();
    }
}

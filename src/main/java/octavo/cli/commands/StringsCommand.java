package octavo.cli.commands;

import octavo.bib.BibFile;
import octavo.bib.BibString;
import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
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
            "Lists, creates, inlines and renames @strings.",
            "What they stand for, how often they are used, and what is wrong with them. "
                    + "--extract, --inline and --rename show their changes as a diff; with "
                    + "--apply they are made."
        },
        footer = {
            "",
            "Months, and names that another file defines (IEEEabrv.bib and what --with names), are",
            "never dissolved. A value that joins parts by # keeps its parts.",
            "",
            "Examples:",
            "  octavo strings papers.bib",
            "  octavo strings papers.bib --extract jmlr 'Journal of Machine Learning Research'",
            "  octavo strings papers.bib --inline jmlr --apply"
        },
        mixinStandardHelpOptions = true)
public final class StringsCommand implements Callable<Integer> {
    private static final List<String> BESIDE = List.of("IEEEabrv.bib", "IEEEfull.bib");

    /// The actions on strings, which exclude each other.
    static final class Change {
        @Option(
                names = "--extract",
                arity = "2",
                paramLabel = "NAME TEXT",
                hideParamSyntax = true,
                description = "Makes a string NAME of every value that is just TEXT.")
        private List<String> extract = List.of();

        @Option(
                names = "--inline",
                paramLabel = "NAME",
                description = "Writes the text of a string wherever it is used, and removes it.")
        private List<String> inline = List.of();

        @Option(
                names = "--rename",
                arity = "2",
                paramLabel = "NAME NEWNAME",
                hideParamSyntax = true,
                description = "Gives a string another name, everywhere.")
        private List<String> rename = List.of();

        /// The actions, in order.
        private List<Function<StringEdits, StringEditOutcome>> steps() {
            List<Function<StringEdits, StringEditOutcome>> steps = new ArrayList<>();
            for (int i = 0; i + 1 < extract.size(); i += 2) {
                String name = extract.get(i);
                String text = extract.get(i + 1);
                steps.add(edits -> edits.extractString(name, text));
            }
            inline.forEach(name -> steps.add(edits -> edits.inlineString(name)));
            for (int i = 0; i + 1 < rename.size(); i += 2) {
                String name = rename.get(i);
                String other = rename.get(i + 1);
                steps.add(edits -> edits.renameString(name, other));
            }
            return steps;
        }
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--with",
            paramLabel = "BIB",
            description = "A file of strings that is used together with this one.")
    private List<Path> with = List.of();

    @ArgGroup(exclusive = true)
    private Change change = new Change();

    @Option(names = "--apply", description = "Makes the changes.")
    private boolean apply;

    @Option(names = "--json", description = "Prints the strings, or the changes, as JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        return ChangeRetry.call(spec, file, this::attempt);
    }

    private int attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile opened = LibraryLoader.changeable(file, spec.commandLine().getErr());
        List<Function<StringEdits, StringEditOutcome>> steps = change.steps();
        if (steps.isEmpty()) {
            return list(opened.library());
        }
        Library changed = opened.library();
        for (Function<StringEdits, StringEditOutcome> step : steps) {
            changed = changed.applyEdit(edit(step.apply(new StringEdits(changed))));
        }
        LibraryOutput output = new LibraryOutput(spec, opened, apply, json);
        output.show(changed);
        output.save(changed);
        return ExitStatus.FINE;
    }

    private Edit edit(StringEditOutcome outcome) {
        return outcome.edit()
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.PROBLEMS,
                                file + ": " + outcome.refusal().orElseThrow() + "."));
    }

    private int list(Library library) {
        List<StringUse> uses = StringTable.of(library, external());
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(asJson(uses).toPrettyString());
        } else {
            print(uses);
        }
        return uses.stream().allMatch(use -> use.problems().isEmpty())
                ? ExitStatus.FINE
                : ExitStatus.PROBLEMS;
    }

    private static ArrayNode asJson(List<StringUse> uses) {
        ArrayNode list = JsonMapper.shared().createArrayNode();
        for (StringUse use : uses) {
            ObjectNode object =
                    list.addObject()
                            .put("name", use.name())
                            .put("from", use.origin().name().toLowerCase(Locale.ROOT))
                            .put("uses", use.uses().size());
            use.textStart().ifPresent(text -> object.put("text", text));
            ArrayNode problems = object.putArray("problems");
            use.problems().forEach(problem -> problems.add(problem.toString()));
        }
        return list;
    }

    private void print(List<StringUse> uses) {
        PrintWriter out = spec.commandLine().getOut();
        for (StringUse use : uses) {
            String text =
                    switch (use.origin()) {
                        case FILE -> " = " + use.textStart().orElse("");
                        case MONTH -> " is a month";
                        case EXTERNAL -> " is defined by another file";
                        case NOWHERE -> "";
                    };
            out.printf("%5d  %s%s%n", use.uses().size(), use.name(), text);
            use.problems().forEach(problem -> out.println("       ! " + problem));
        }
    }

    /// The names that the additional files define.
    private Set<String> external() {
        Set<String> names = new HashSet<>();
        with.forEach(path -> names.addAll(names(LibraryLoader.file(path))));
        for (String name : BESIDE) {
            Path beside = file.resolveSibling(name);
            if (isReadable(beside) && !beside.equals(file)) {
                names.addAll(names(LibraryLoader.file(beside)));
            }
        }
        return names;
    }

    private boolean isReadable(Path beside) {
        try {
            return Files.isRegularFile(beside) && ContentPaths.of(file).mayRead(beside);
        } catch (IOException _) {
            return false;
        }
    }

    private static List<String> names(BibFile file) {
        return file.items().stream()
                .filter(BibString.class::isInstance)
                .map(item -> ((BibString) item).name().toLowerCase(Locale.ROOT))
                .toList();
    }
}

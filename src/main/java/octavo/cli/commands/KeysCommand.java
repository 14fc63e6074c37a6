package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.TexFolder;
import octavo.editing.keys.KeyFormula;
import octavo.editing.keys.KeyPlan;
import octavo.editing.keys.KeyPlan.KeyRenaming;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// `octavo keys FILE`.
@Command(
        description = {
            "Makes citation keys by a formula.",
            "Lists old and new keys, and why a key is not simply the formula's. With --apply, "
                    + "changes them, and the crossref, xref, xdata, related and entryset fields "
                    + "that refer to them."
        },
        footer = {
            "",
            "A formula is text with markers in brackets, and modifiers after colons:",
            "  [auth:lower][year][veryshorttitle:lower]   mai2020kungfu (the default)",
            "  [authors3]_[shortyear]                     MaiLiWagenlanderEtAl_20",
            "Markers:",
            "  auth authors authorsN authEtAl authorsAlpha authorLast edtr family year",
            "  shortyear month title shorttitle veryshorttitle wordN camelN keywordN",
            "  entrytype citationkey, and the name of any field",
            "Modifiers:",
            "  lower upper capitalize abbr dash underscore",
            "  N (the first N characters), (text) as a fallback",
            "Formulas of Better BibTeX, such as auth.lower + year, work too.",
            "",
            "Examples:",
            "  octavo keys papers.bib --pattern '[auth:lower][year]' --apply --tex thesis/"
        },
        mixinStandardHelpOptions = true)
public final class KeysCommand implements Runnable {

    /// How keys write umlauts.
    enum UmlautForm {
        A,
        AE
    }

    @Parameters(paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(names = "--pattern", paramLabel = "FORMULA", description = "The formula.")
    private String pattern = KeyFormula.DEFAULT_FORMULA;

    @Option(
            names = "--map",
            paramLabel = "FILE",
            description =
                    "Reads the keys from this file, not from a formula: each line has the old key,"
                        + " a tab and the new key. If a key is missing, taken, empty or unusable,"
                        + " nothing changes.")
    private Optional<Path> keyMap = Optional.empty();

    @Option(
            names = "--umlauts",
            paramLabel = "FORM",
            description = "Writes \u00e4 as a (the default) or ae.")
    private UmlautForm umlauts = UmlautForm.A;

    @Mixin private ApplyOptions options = new ApplyOptions();

    @Option(
            names = "--tex",
            paramLabel = "DIR",
            description = "Also changes citations in the .tex files of this folder; shows a diff.")
    private Optional<Path> texFolder = Optional.empty();

    @Option(names = "--json", description = "Prints the keys as JSON.")
    private boolean json;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        LibraryOutput output = new LibraryOutput(spec, libraryFile, options.makesChanges(), json);
        Library library = libraryFile.library();
        KeyPlan keyPlan =
                keyMap.isPresent()
                        ? KeyPlan.of(library, readKeyMap(library, keyMap.get()))
                        : KeyPlan.of(library, checkedFormula(library), umlauts == UmlautForm.AE);
        CommandRefusal.ifAny(keyPlan.objections(library));
        TexFolder folder = new TexFolder(keyPlan.newKeysByOld());
        if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut())
                    .println(toJson(keyPlan.renamings()).toPrettyString());
        } else {
            keyPlan.renamings().forEach(each -> printRenaming(output, each));
            texFolder.ifPresent(it -> folder.showChanges(it, spec));
        }
        if (options.makesChanges()) {
            Library changedLibrary = library.applyEdit(keyPlan.toEdit(library));
            if (texFolder.isPresent()) {
                folder.saveWith(output, libraryFile, changedLibrary, texFolder.get());
            } else {
                output.saveChanges(changedLibrary);
            }
        }
    }

    private KeyFormula checkedFormula(Library library) {
        KeyFormula formula = refuseFaulty(KeyFormula.parse(pattern));
        formula.unknownMarker(library)
                .ifPresent(name -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "the formula's marker [%s] is unknown, and no entry has such a field.%s"
                                    .formatted(
                                            name,
                                            NameSuggestion.of(name, KeyFormula.markerNames())));
                });
        return formula;
    }

    /// A formula, or a refusal with what is wrong about it.
    static KeyFormula refuseFaulty(Parsed<KeyFormula> formula) {
        for (Diagnostic diagnostic : formula.diagnostics()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "the formula at character "
                            + (diagnostic.span().start() + 1)
                            + ": "
                            + diagnostic.message()
                            + " Try: octavo keys --help");
        }
        return formula.value();
    }

    private Map<String, String> readKeyMap(Library library, Path map) {
        Map<String, String> newKeysByOld = new LinkedHashMap<>();
        Set<String> knownKeys = Work.allOf(library).map(Work::key).collect(Collectors.toSet());
        int lineNumber = 0;
        for (String line : readLines(map)) {
            String position = map + ":" + ++lineNumber + ": ";
            String[] columns = line.split("\t", -1);
            if (columns.length == 2) {
                String oldKey = columns[0].strip();
                if (!knownKeys.contains(oldKey)) {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS, position + file + " has no entry " + oldKey + ".");
                }
                String newKey = columns[1].strip();
                if (!newKey.equals(
                        Objects.requireNonNullElse(newKeysByOld.put(oldKey, newKey), newKey))) {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            position + oldKey + " gets another key in an earlier line.");
                }
            } else if (!line.isBlank()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        position + "expected old key, tab, new key, not: " + line);
            }
        }
        return newKeysByOld;
    }

    private static List<String> readLines(Path map) {
        try {
            return Files.readAllLines(map);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(map, trouble));
        }
    }

    private static ArrayNode toJson(List<KeyRenaming> renamings) {
        ArrayNode renamingsJson = JsonMapper.shared().createArrayNode();
        for (KeyRenaming keyRenaming : renamings) {
            if (keyRenaming.isChange() || !keyRenaming.remarks().isEmpty()) {
                ArrayNode remarksJson =
                        renamingsJson
                                .addObject()
                                .put("before", keyRenaming.oldKey())
                                .put("after", keyRenaming.newKey())
                                .putArray("remarks");
                keyRenaming.remarks().forEach(remark -> remarksJson.add(remark.toString()));
            }
        }
        return renamingsJson;
    }

    private static void printRenaming(LibraryOutput libraryOutput, KeyRenaming keyRenaming) {
        String remarks =
                keyRenaming.remarks().isEmpty()
                        ? ""
                        : "\t(" + LocalizedSentence.join("; ", keyRenaming.remarks()) + ")";
        if (keyRenaming.isChange()) {
            libraryOutput.printLine(
                    keyRenaming.oldKey() + " \u2192 " + keyRenaming.newKey() + remarks);
        } else if (!remarks.isEmpty()) {
            libraryOutput.printLine(keyRenaming.oldKey() + remarks);
        }
    }
}

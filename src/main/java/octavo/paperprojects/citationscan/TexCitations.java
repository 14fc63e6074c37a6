package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.SourceCitations.CitationCollector;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Keys in the citation commands of a TeX source: those of LaTeX, natbib, biblatex and the like, in
/// fact any command with `cite` in its name.
public final class TexCitations {
    private static final Pattern CITE_COMMAND =
            Pattern.compile("[A-Za-z]*[cC]ite[A-Za-z]*|bibentry|defcitealias");

    /// Such commands whose argument is not keys.
    private static final Pattern NO_CITE_COMMAND =
            Pattern.compile(
                    "citetext|citestyle|citeindextype|citesetup|setcitestyle|newcites|mancite"
                            + "|cite(?:reset|tracker).*|At(?:Every|Next)Cite.*"
                            + "|(?:New|Declare|Provide|Renew).*");

    private static final Pattern BIBLIOGRAPHY_COMMAND =
            Pattern.compile("bibliography(?!style|unit)[a-z]*|nobibliography");
    private static final Set<String> RESOURCE_COMMANDS =
            Set.of("addbibresource", "addglobalbib", "addsectionbib");
    private static final Set<String> INPUT_COMMANDS =
            Set.of("input", "include", "subfile", "subfileinclude", "InputIfFileExists");
    private static final Set<String> IMPORT_COMMANDS =
            Set.of(
                    "import",
                    "subimport",
                    "inputfrom",
                    "subinputfrom",
                    "includefrom",
                    "subincludefrom");

    /// Commands after which the next command is defined rather than called.
    private static final Pattern DEFINITION_COMMAND =
            Pattern.compile(
                    "[egx]?def|let|(?:re)?newrobustcmd|(?:re)?newcommand|providecommand"
                            + "|(?:New|Renew|Provide|Declare)[A-Za-z]*Command[A-Za-z]*");

    private static final Pattern KEY = Pattern.compile("[^,\\s%]+");
    private static final Pattern NO_KEY = Pattern.compile("[\\\\#{}]");

    private final TexScanner texScanner;
    private final CitationCollector citationCollector = new CitationCollector();
    private final List<CitationCommand> commands = new ArrayList<>();

    /// A command that cites.
    ///
    /// @param name without the backslash and the star
    /// @param span from the backslash to the last argument
    record CitationCommand(String name, boolean isStarred, Span span, List<KeyGroup> groups) {
        CitationCommand {
            groups = List.copyOf(groups);
        }
    }

    /// An argument with keys.
    ///
    /// @param options before it, with their brackets
    record KeyGroup(List<Span> options, List<CitedKey> citedKeys) {
        KeyGroup {
            options = List.copyOf(options);
            citedKeys = List.copyOf(citedKeys);
        }
    }

    private TexCitations(TexScanner scanner) {
        this.texScanner = scanner;
    }

    /// The citations when it is typeset: not those in comments, in verbatim text or after the end
    /// of the document.
    static SourceCitations read(String tex) {
        return new TexCitations(TexScanner.ofTypeset(tex)).read();
    }

    /// All places with keys, including comments.
    static List<CitedKey> mentionsIn(String tex) {
        return new TexCitations(TexScanner.ofEverything(tex)).read().citedKeys();
    }

    /// All commands that cite, including those in comments.
    static List<CitationCommand> commandsIn(String tex) {
        TexCitations citations = new TexCitations(TexScanner.ofEverything(tex));
        citations.read();
        return citations.commands;
    }

    /// The source with keys renamed. Only keys in arguments of citation commands change.
    ///
    /// @param rename maps old keys to new ones
    public static String renameKeys(String tex, UnaryOperator<String> rename) {
        StringBuilder renamedText = new StringBuilder(tex.length());
        int copiedUntil = 0;
        for (CitedKey citedKey : mentionsIn(tex)) {
            renamedText
                    .append(tex, copiedUntil, citedKey.keySpan().start())
                    .append(rename.apply(citedKey.key()));
            copiedUntil = citedKey.keySpan().end();
        }
        return renamedText.append(tex, copiedUntil, tex.length()).toString();
    }

    private SourceCitations read() {
        for (String commandName = texScanner.nextCommand();
                !commandName.isEmpty();
                commandName = texScanner.nextCommand()) {
            if (DEFINITION_COMMAND.matcher(commandName).matches()) {
                texScanner.skipDefinedName(commandName.equals("let"));
            } else if (CITE_COMMAND.matcher(commandName).matches()
                    && !NO_CITE_COMMAND.matcher(commandName).matches()) {
                readKeys(commandName);
            } else {
                readFiles(commandName);
            }
        }
        return citationCollector.toCitations();
    }

    private void readFiles(String commandName) {
        if (commandName.equals("documentclass")) {
            citationCollector.isDocument = true;
        } else if (INPUT_COMMANDS.contains(commandName)) {
            texScanner.readFileName().ifPresent(citationCollector.inclusions::add);
        } else if (IMPORT_COMMANDS.contains(commandName)) {
            String folder = texScanner.readFileName().orElse("");
            texScanner
                    .readFileName()
                    .ifPresent(file -> citationCollector.inclusions.add(folder + '/' + file));
        } else if (RESOURCE_COMMANDS.contains(commandName)) {
            texScanner.skipOptions(false);
            texScanner.readFileName().ifPresent(citationCollector.bibliographies::add);
        } else if (BIBLIOGRAPHY_COMMAND.matcher(commandName).matches()) {
            texScanner.readFileName().stream()
                    .flatMap(names -> Stream.of(names.split(",", -1)))
                    .map(String::strip)
                    .filter(it -> !it.isEmpty())
                    .forEach(citationCollector.bibliographies::add);
        }
    }

    private void readKeys(String commandName) {
        int commandStart = texScanner.currentOffset() - commandName.length() - 1;
        boolean takesSeveral = commandName.endsWith("cites");
        // \volcite has the volume before the keys.
        boolean takesVolume = commandName.toLowerCase(Locale.ROOT).contains("volcite");
        int groupCount = takesSeveral ? Integer.MAX_VALUE : takesVolume ? 2 : 1;
        boolean isStarred = texScanner.skipStar();
        List<KeyGroup> groups = new ArrayList<>();
        for (int i = 0; i < groupCount; i++) {
            int startOffset = texScanner.currentOffset();
            List<Span> options = texScanner.readOptions(takesSeveral);
            Optional<Span> groupSpan = texScanner.readGroup();
            if (groupSpan.isEmpty()) {
                texScanner.moveTo(startOffset);
                break;
            }
            if (!takesVolume || i % 2 == 1) {
                List<CitedKey> keys = keysIn(groupSpan.get());
                citationCollector.keys.addAll(keys);
                groups.add(new KeyGroup(options, keys));
            }
        }
        Span span = new Span(commandStart, texScanner.currentOffset());
        commands.add(new CitationCommand(commandName, isStarred, span, groups));
    }

    private List<CitedKey> keysIn(Span groupSpan) {
        String keys = texScanner.withoutComments(groupSpan);
        List<CitedKey> citedKeys = new ArrayList<>();
        Matcher keyMatcher = KEY.matcher(keys);
        while (keyMatcher.find()) {
            if (!NO_KEY.matcher(keyMatcher.group()).find()) {
                int keyOffset = groupSpan.start() + keyMatcher.start();
                citedKeys.add(
                        new CitedKey(
                                keyMatcher.group(),
                                new Span(keyOffset, groupSpan.start() + keyMatcher.end())));
            }
        }
        return citedKeys;
    }
}

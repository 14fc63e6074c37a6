package octavo.projects.sources;

import octavo.projects.sources.SourceCitations.Collector;
import octavo.text.Span;

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
    private static final Pattern COMMAND =
            Pattern.compile("[A-Za-z]*[cC]ite[A-Za-z]*|bibentry|defcitealias");

    /// Such commands whose argument is not keys.
    private static final Pattern OTHERS =
            Pattern.compile(
                    "citetext|citestyle|citeindextype|citesetup|setcitestyle|newcites|mancite"
                            + "|cite(?:reset|tracker).*|At(?:Every|Next)Cite.*"
                            + "|(?:New|Declare|Provide|Renew).*");

    private static final Pattern BIBLIOGRAPHY =
            Pattern.compile("bibliography(?!style|unit)[a-z]*|nobibliography");
    private static final Set<String> RESOURCES =
            Set.of("addbibresource", "addglobalbib", "addsectionbib");
    private static final Set<String> INPUTS =
            Set.of("input", "include", "subfile", "subfileinclude", "InputIfFileExists");
    private static final Set<String> IMPORTS =
            Set.of(
                    "import",
                    "subimport",
                    "inputfrom",
                    "subinputfrom",
                    "includefrom",
                    "subincludefrom");

    /// Commands after which the next command is defined rather than called.
    private static final Pattern DEFINITION =
            Pattern.compile(
                    "[egx]?def|let|(?:re)?newrobustcmd|(?:re)?newcommand|providecommand"
                            + "|(?:New|Renew|Provide|Declare)[A-Za-z]*Command[A-Za-z]*");

    private static final Pattern KEY = Pattern.compile("[^,\\s%]+");
    private static final Pattern NO_KEY = Pattern.compile("[\\\\#{}]");

    private final TexScanner scanner;
    private final Collector found = new Collector();

    private TexCitations(TexScanner scanner) {
        this.scanner = scanner;
    }

    /// The citations when it is typeset: not those in comments, in verbatim text or after the end
    /// of the document.
    static SourceCitations read(String tex) {
        return new TexCitations(TexScanner.ofTypeset(tex)).read();
    }

    /// All places with keys, including comments.
    static List<CitedKey> mentions(String tex) {
        return new TexCitations(TexScanner.ofEverything(tex)).read().keys();
    }

    /// The source with keys renamed. Only keys in arguments of citation commands change.
    ///
    /// @param rename maps old keys to new ones
    public static String renamed(String tex, UnaryOperator<String> rename) {
        StringBuilder result = new StringBuilder(tex.length());
        int copied = 0;
        for (CitedKey key : mentions(tex)) {
            result.append(tex, copied, key.where().start()).append(rename.apply(key.key()));
            copied = key.where().end();
        }
        return result.append(tex, copied, tex.length()).toString();
    }

    private SourceCitations read() {
        for (String name = scanner.nextCommand(); !name.isEmpty(); name = scanner.nextCommand()) {
            if (DEFINITION.matcher(name).matches()) {
                scanner.skipDefinedName(name.equals("let"));
            } else if (COMMAND.matcher(name).matches() && !OTHERS.matcher(name).matches()) {
                readKeys(name);
            } else {
                readFiles(name);
            }
        }
        return found.collected();
    }

    private void readFiles(String name) {
        if (name.equals("documentclass")) {
            found.isDocument = true;
        } else if (INPUTS.contains(name)) {
            scanner.fileName().ifPresent(found.inclusions::add);
        } else if (IMPORTS.contains(name)) {
            String folder = scanner.fileName().orElse("");
            scanner.fileName().ifPresent(file -> found.inclusions.add(folder + '/' + file));
        } else if (RESOURCES.contains(name)) {
            scanner.skipOptions(false);
            scanner.fileName().ifPresent(found.bibliographies::add);
        } else if (BIBLIOGRAPHY.matcher(name).matches()) {
            scanner.fileName().stream()
                    .flatMap(names -> Stream.of(names.split(",", -1)))
                    .map(String::strip)
                    .filter(it -> !it.isEmpty())
                    .forEach(found.bibliographies::add);
        }
    }

    private void readKeys(String name) {
        boolean several = name.endsWith("cites");
        // \volcite has the volume before the keys.
        boolean volume = name.toLowerCase(Locale.ROOT).contains("volcite");
        int groups = several ? Integer.MAX_VALUE : volume ? 2 : 1;
        scanner.skipStar();
        for (int i = 0; i < groups; i++) {
            int before = scanner.at();
            scanner.skipOptions(several);
            Optional<Span> group = scanner.group();
            if (group.isEmpty()) {
                scanner.moveTo(before);
                return;
            }
            if (!volume || i % 2 == 1) {
                addKeys(group.get());
            }
        }
    }

    private void addKeys(Span group) {
        String keys = scanner.withoutComments(group);
        Matcher key = KEY.matcher(keys);
        while (key.find()) {
            if (!NO_KEY.matcher(key.group()).find()) {
                int at = group.start() + key.start();
                found.keys.add(new CitedKey(key.group(), new Span(at, group.start() + key.end())));
            }
        }
    }
}

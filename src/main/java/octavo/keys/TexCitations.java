package octavo.keys;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The keys in the citation commands of a TeX source.
public final class TexCitations {
    private static final String COMMAND =
            "\\\\(?<name>[A-Za-z]*[cC]ite[A-Za-z]*|bibentry|defcitealias)\\*?";

    /// What TeX prints as it stands.
    private static final String VERBATIM =
            "\\\\(?:verb\\*?|lstinline)(?<mark>[^A-Za-z*\\s\\[{])[^\\n]*?\\k<mark>"
                    + "|\\\\begin\\{(?<environment>(?:[BL]?[vV]erbatim|lstlisting|minted)\\*?)\\}"
                    + "(?s:.*?)\\\\end\\{\\k<environment>\\}";

    private static final Pattern VERBATIM_OR_COMMAND = Pattern.compile(VERBATIM + "|" + COMMAND);
    private static final Pattern OPTIONS =
            Pattern.compile("\\s*(?:\\[(?:[^\\[\\]{}]++|\\{[^{}]*+\\}){0,200}\\]|\\([^()]*+\\))");
    private static final Pattern GROUP = Pattern.compile("\\s*\\{([^{}]*)\\}");
    private static final Pattern KEY = Pattern.compile("[^,\\s%]+");

    /// Commands of such a name whose argument is not keys.
    private static final Set<String> OTHERS =
            Set.of(
                    "citetext",
                    "citestyle",
                    "citeindextype",
                    "citesetup",
                    "citereset",
                    "citetrackertrue");

    private final String tex;
    private final Map<String, String> keys;
    private final StringBuilder result = new StringBuilder();
    private int copied;

    private TexCitations(String tex, Map<String, String> keys) {
        this.tex = tex;
        this.keys = keys;
    }

    /// The source with new keys for old ones. Nothing but keys in arguments of citation commands
    /// changes.
    public static String renamed(String tex, Map<String, String> keys) {
        return new TexCitations(tex, keys).renamed();
    }

    private String renamed() {
        Matcher command = VERBATIM_OR_COMMAND.matcher(tex);
        while (command.find()) {
            String name = command.group("name");
            if (name == null) {
                continue;
            }
            boolean several = name.endsWith("cites");
            // \volcite has the volume before the keys.
            boolean volume = name.toLowerCase(Locale.ROOT).contains("volcite");
            int at = command.end();
            int groups = volume ? 2 : 1;
            for (int i = 0; at >= 0 && !OTHERS.contains(name) && (several || i < groups); i++) {
                at = group(at, !volume || i == 1);
            }
        }
        return result.append(tex, copied, tex.length()).toString();
    }

    /// Renames the keys of the next group, if one follows but for options; where it ends, or -1.
    private int group(int from, boolean isKeys) {
        int at = from;
        Matcher options = OPTIONS.matcher(tex);
        while (options.region(at, tex.length()).lookingAt()) {
            at = options.end();
        }
        Matcher group = GROUP.matcher(tex).region(at, tex.length());
        if (!group.lookingAt()) {
            return -1;
        }
        if (isKeys) {
            String now =
                    KEY.matcher(group.group(1))
                            .replaceAll(key ->
                                    Matcher.quoteReplacement(
                                            keys.getOrDefault(key.group(), key.group())));
            result.append(tex, copied, group.start(1)).append(now);
            copied = group.end(1);
        }
        return group.end();
    }
}

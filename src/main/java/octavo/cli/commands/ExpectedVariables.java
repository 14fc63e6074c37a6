package octavo.cli.commands;

import octavo.csl.CslItem;

import java.util.Map;
import java.util.Set;

/// The variables that readers expect in a reference to an item of a type. Styles use many more,
/// which hardly any item has.
final class ExpectedVariables {
    private static final Set<String> ALWAYS = Set.of("author", "title", "issued");

    private static final Map<String, Set<String>> BY_TYPE =
            Map.ofEntries(
                    Map.entry(
                            "article-journal", Set.of("container-title", "volume", "page", "DOI")),
                    Map.entry("article-magazine", Set.of("container-title")),
                    Map.entry("article-newspaper", Set.of("container-title")),
                    Map.entry("paper-conference", Set.of("container-title", "page", "DOI")),
                    Map.entry("chapter", Set.of("container-title", "publisher", "page")),
                    Map.entry("entry-encyclopedia", Set.of("container-title")),
                    Map.entry("book", Set.of("publisher")),
                    Map.entry("thesis", Set.of("publisher", "genre")),
                    Map.entry("report", Set.of("publisher")),
                    Map.entry("webpage", Set.of("URL")),
                    Map.entry("dataset", Set.of("publisher")),
                    Map.entry("patent", Set.of("number")),
                    Map.entry("standard", Set.of("number")));

    private ExpectedVariables() {}

    /// Whether an item's lack of a variable is worth reporting.
    static boolean has(CslItem item, String variable) {
        boolean isEdited = variable.equals("author") && item.names().containsKey("editor");
        return ALWAYS.contains(variable) && !isEdited
                || BY_TYPE.getOrDefault(item.type(), Set.of()).contains(variable);
    }
}

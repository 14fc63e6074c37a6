package octavo.integrations.betterbibtex;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Picked entries as commands of LaTeX: natbib’s, which cite each entry by itself where notes
/// differ, and biblatex’s, which have a plural for that.
final class LatexCitations {
    /// The commands of biblatex whose star hides the author.
    private static final Set<String> STARRED = Set.of("cite", "autocite", "parencite");

    private LatexCitations() {}

    static String natbib(String command, List<PickedEntry> picked) {
        boolean isPlain = picked.stream().allMatch(PickedEntry::isPlain);
        boolean isAlike = picked.stream().map(PickedEntry::withoutAuthor).distinct().count() == 1;
        if (isPlain && isAlike) {
            return "\\" + natbibCommand(command, picked.getFirst()) + group(picked);
        }
        return picked.stream()
                .map(each ->
                        "\\"
                                + natbibCommand(command, each)
                                + notes(each.prefix(), joined(each.pages(), each.suffix()))
                                + group(List.of(each)))
                .collect(Collectors.joining());
    }

    private static String natbibCommand(String command, PickedEntry entry) {
        return entry.withoutAuthor() ? "citeyear" : command;
    }

    static String biblatex(String command, List<PickedEntry> picked) {
        if (picked.size() == 1) {
            PickedEntry only = picked.getFirst();
            String star = only.withoutAuthor() && STARRED.contains(command) ? "*" : "";
            return "\\" + command + star + notes(only) + group(picked);
        }
        if (picked.stream().allMatch(PickedEntry::isPlain)) {
            return "\\" + command + group(picked);
        }
        return "\\"
                + command
                + "s"
                + picked.stream()
                        .map(each -> notes(each) + group(List.of(each)))
                        .collect(Collectors.joining());
    }

    /// biblatex puts “p.” before numbers itself.
    private static String notes(PickedEntry entry) {
        return notes(entry.prefix(), joined(entry.locator(), entry.suffix()));
    }

    private static String notes(String before, String after) {
        if (before.isEmpty()) {
            return after.isEmpty() ? "" : "[" + braced(after) + "]";
        }
        return "[" + braced(before) + "][" + braced(after) + "]";
    }

    /// A bracket would end the argument.
    private static String braced(String text) {
        return text.matches("[^\\[\\]]*") ? text : "{" + text + "}";
    }

    private static String joined(String locator, String suffix) {
        return locator.isEmpty() || suffix.isEmpty() ? locator + suffix : locator + ", " + suffix;
    }

    private static String group(List<PickedEntry> picked) {
        return picked.stream().map(PickedEntry::key).collect(Collectors.joining(",", "{", "}"));
    }
}

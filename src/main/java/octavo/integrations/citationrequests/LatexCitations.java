package octavo.integrations.citationrequests;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Picked entries as commands of LaTeX: natbib’s, which cite each entry by itself where notes
/// differ, and biblatex’s, which have a plural for that.
final class LatexCitations {
    /// The commands of biblatex whose star hides the author.
    private static final Set<String> STARRED = Set.of("cite", "autocite", "parencite");

    private LatexCitations() {}

    static String natbib(String command, List<PickedEntry> pickedEntries) {
        boolean arePlain = pickedEntries.stream().allMatch(PickedEntry::isPlain);
        boolean areAlike =
                pickedEntries.stream().map(PickedEntry::hidesAuthor).distinct().count() == 1;
        if (arePlain && areAlike) {
            return "\\"
                    + natbibCommand(command, pickedEntries.getFirst())
                    + keyGroup(pickedEntries);
        }
        return pickedEntries.stream()
                .map(each ->
                        "\\"
                                + natbibCommand(command, each)
                                + citationNotes(
                                        each.prefix(),
                                        joinPostnote(each.pageLocator(), each.suffix()))
                                + keyGroup(List.of(each)))
                .collect(Collectors.joining());
    }

    private static String natbibCommand(String command, PickedEntry entry) {
        return entry.hidesAuthor() ? "citeyear" : command;
    }

    static String biblatex(String command, List<PickedEntry> pickedEntries) {
        if (pickedEntries.size() == 1) {
            PickedEntry onlyEntry = pickedEntries.getFirst();
            String star = onlyEntry.hidesAuthor() && STARRED.contains(command) ? "*" : "";
            return "\\" + command + star + citationNotes(onlyEntry) + keyGroup(pickedEntries);
        }
        if (pickedEntries.stream().allMatch(PickedEntry::isPlain)) {
            return "\\" + command + keyGroup(pickedEntries);
        }
        return "\\"
                + command
                + "s"
                + pickedEntries.stream()
                        .map(each -> citationNotes(each) + keyGroup(List.of(each)))
                        .collect(Collectors.joining());
    }

    /// biblatex puts “p.” before numbers itself.
    private static String citationNotes(PickedEntry entry) {
        return citationNotes(entry.prefix(), joinPostnote(entry.locator(), entry.suffix()));
    }

    private static String citationNotes(String prenote, String postnote) {
        if (prenote.isEmpty()) {
            return postnote.isEmpty() ? "" : "[" + braceBrackets(postnote) + "]";
        }
        return "[" + braceBrackets(prenote) + "][" + braceBrackets(postnote) + "]";
    }

    /// A bracket would end the argument.
    private static String braceBrackets(String text) {
        return text.matches("[^\\[\\]]*") ? text : "{" + text + "}";
    }

    private static String joinPostnote(String locator, String suffix) {
        return locator.isEmpty() || suffix.isEmpty() ? locator + suffix : locator + ", " + suffix;
    }

    private static String keyGroup(List<PickedEntry> pickedEntries) {
        return pickedEntries.stream()
                .map(PickedEntry::key)
                .collect(Collectors.joining(",", "{", "}"));
    }
}

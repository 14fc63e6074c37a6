package octavo.search.groups;

import octavo.search.groups.EntryGroup.GroupScope;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/// JabRef's group tree, as it is in a comment: a line a group, each with its depth, kind and
/// settings. Better BibTeX writes collections so, too.
final class JabRefGroups {
    static final Pattern COMMENT_HEAD =
            Pattern.compile("(?i)\\s*jabref-meta:\\s*(?:grouping|groupstree):");

    private static final Pattern LINE_PATTERN =
            Pattern.compile("\\s*(\\d{1,4})\\s+(\\w+):(.*)", Pattern.DOTALL);
    private static final int DEEPEST_LEVEL = 200;

    private JabRefGroups() {}

    /// A line of the tree.
    private record GroupLine(int lineDepth, EntryGroup lineGroup) {}

    /// A group by its name and depth.
    record NamedLine(String groupName, int lineDepth) {}

    /// The group that a line of the tree is; empty for that of all entries, and for other lines.
    static Optional<NamedLine> parseNamedLine(String rawLine) {
        return splitUnescaped(rawLine.replaceAll("[\r\n]", "")).stream()
                .limit(1)
                .flatMap(partText -> parseLine(partText).stream())
                .filter(line -> !(line.lineGroup.groupRule() instanceof GroupRule.EverythingRule))
                .map(line -> new NamedLine(line.lineGroup.groupName(), line.lineDepth))
                .findFirst();
    }

    /// The groups below the one of all entries; empty if the text is not JabRef's tree.
    ///
    /// @param text what is between the braces of the comment
    static Optional<List<EntryGroup>> parseGroups(String text) {
        Matcher headMatch = COMMENT_HEAD.matcher(text);
        if (!headMatch.lookingAt()) {
            return Optional.empty();
        }
        List<GroupLine> groupLines =
                // JabRef once broke lines at any place.
                splitUnescaped(text.substring(headMatch.end()).replaceAll("[\r\n]", "")).stream()
                        .flatMap(partText -> parseLine(partText).stream())
                        .filter(line ->
                                !(line.lineGroup.groupRule() instanceof GroupRule.EverythingRule))
                        .toList();
        return Optional.of(buildTree(groupLines, new int[1], 1));
    }

    private static List<EntryGroup> buildTree(
            List<GroupLine> groupLines, int[] lineIndex, int depth) {
        List<EntryGroup> groups = new ArrayList<>();
        while (lineIndex[0] < groupLines.size()
                && groupLines.get(lineIndex[0]).lineDepth >= depth) {
            GroupLine line = groupLines.get(lineIndex[0]++);
            groups.add(
                    line.lineGroup.withChildren(
                            buildTree(groupLines, lineIndex, line.lineDepth + 1)));
        }
        return groups;
    }

    /// Splits at semicolons that no backslash is before.
    private static List<String> splitUnescaped(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder partText = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\\' && i + 1 < text.length()) {
                partText.append(text.charAt(++i));
            } else if (character == ';') {
                parts.add(partText.toString());
                partText.setLength(0);
            } else {
                partText.append(character);
            }
        }
        if (!partText.isEmpty()) {
            parts.add(partText.toString());
        }
        return parts;
    }

    private static Optional<GroupLine> parseLine(String text) {
        Matcher lineMatch = LINE_PATTERN.matcher(text);
        return lineMatch.matches() && Integer.parseInt(lineMatch.group(1)) <= DEEPEST_LEVEL
                ? Optional.of(
                        new GroupLine(
                                Math.max(1, Integer.parseInt(lineMatch.group(1))),
                                buildGroup(lineMatch.group(2), splitUnescaped(lineMatch.group(3)))))
                : Optional.empty();
    }

    private static EntryGroup buildGroup(String kindName, List<String> groupSettings) {
        String groupName = settingAt(groupSettings, 0);
        GroupRule groupRule =
                switch (kindName) {
                    case "AllEntriesGroup" -> new GroupRule.EverythingRule();
                    case "StaticGroup" -> new GroupRule.ChosenRule(groupName, Set.of());
                    case "ExplicitGroup" ->
                            new GroupRule.ChosenRule(groupName, entryKeys(groupSettings));
                    case "KeywordGroup" -> keywordRule(groupSettings);
                    case "SearchGroup" ->
                            new GroupRule.SearchRule(JabRefSearch.toQuery(groupSettings));
                    case "AutomaticKeywordGroup" ->
                            new GroupRule.MemberRule(
                                    settingAt(groupSettings, 2).toLowerCase(Locale.ROOT),
                                    orDefault(settingAt(groupSettings, 3), ","),
                                    orDefault(settingAt(groupSettings, 4), ">"),
                                    "");
                    case "AutomaticPersonsGroup" ->
                            new GroupRule.PersonRule(
                                    settingAt(groupSettings, 2).toLowerCase(Locale.ROOT), "");
                    default -> new GroupRule.UnknownRule(kindName);
                };
        boolean isOpen = kindName.equals("StaticGroup") || kindName.equals("ExplicitGroup");
        return new EntryGroup(
                groupName, groupRule, parseScope(settingAt(groupSettings, 1)), isOpen, List.of());
    }

    private static String orDefault(String text, String defaultText) {
        return text.isEmpty() ? defaultText : text;
    }

    private static String settingAt(List<String> groupSettings, int index) {
        return index < groupSettings.size() ? groupSettings.get(index) : "";
    }

    private static GroupScope parseScope(String scopeNumber) {
        return switch (scopeNumber.strip()) {
            case "1" -> GroupScope.REFINING;
            case "2" -> GroupScope.INCLUDING;
            default -> GroupScope.INDEPENDENT;
        };
    }

    private static Set<String> entryKeys(List<String> groupSettings) {
        Set<String> entryKeys =
                new HashSet<>(
                        groupSettings.subList(
                                Math.min(2, groupSettings.size()), groupSettings.size()));
        entryKeys.remove("");
        return entryKeys;
    }

    /// @param groupSettings name, scope, field, what is looked for, whether case counts, whether it
    ///   is a regular expression
    private static GroupRule keywordRule(List<String> groupSettings) {
        String fieldName = settingAt(groupSettings, 2).toLowerCase(Locale.ROOT);
        String wantedText = settingAt(groupSettings, 3);
        boolean isCaseSensitive = settingAt(groupSettings, 4).equals("1");
        if (!settingAt(groupSettings, 5).equals("1")) {
            return new GroupRule.WordsRule(fieldName, splitWords(wantedText), isCaseSensitive);
        }
        try {
            int patternFlags =
                    isCaseSensitive ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            return new GroupRule.PatternRule(fieldName, Pattern.compile(wantedText, patternFlags));
        } catch (PatternSyntaxException _) {
            return new GroupRule.UnknownRule("KeywordGroup");
        }
    }

    static List<String> splitWords(String text) {
        return Stream.of(text.split("[\\s,;]+")).filter(word -> !word.isEmpty()).toList();
    }
}

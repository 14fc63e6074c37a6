package octavo.groups;

import octavo.groups.EntryGroup.GroupScope;

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
    static final Pattern HEAD = Pattern.compile("(?i)\\s*jabref-meta:\\s*(?:grouping|groupstree):");

    private static final Pattern LINE =
            Pattern.compile("\\s*(\\d{1,4})\\s+(\\w+):(.*)", Pattern.DOTALL);
    private static final int DEEPEST = 200;

    private JabRefGroups() {}

    /// A line of the tree.
    private record Line(int depth, EntryGroup group) {}

    /// A group by its name and depth.
    record NamedLine(String name, int depth) {}

    /// The group that a line of the tree is; empty for that of all entries, and for other lines.
    static Optional<NamedLine> named(String raw) {
        return parts(raw.replaceAll("[\r\n]", "")).stream()
                .limit(1)
                .flatMap(part -> line(part).stream())
                .filter(line -> !(line.group.rule() instanceof GroupRule.Everything))
                .map(line -> new NamedLine(line.group.name(), line.depth))
                .findFirst();
    }

    /// The groups below the one of all entries; empty if the text is not JabRef's tree.
    ///
    /// @param text what is between the braces of the comment
    static Optional<List<EntryGroup>> read(String text) {
        Matcher head = HEAD.matcher(text);
        if (!head.lookingAt()) {
            return Optional.empty();
        }
        List<Line> lines =
                // JabRef once broke lines at any place.
                parts(text.substring(head.end()).replaceAll("[\r\n]", "")).stream()
                        .flatMap(part -> line(part).stream())
                        .filter(line -> !(line.group.rule() instanceof GroupRule.Everything))
                        .toList();
        return Optional.of(tree(lines, new int[1], 1));
    }

    private static List<EntryGroup> tree(List<Line> lines, int[] at, int depth) {
        List<EntryGroup> groups = new ArrayList<>();
        while (at[0] < lines.size() && lines.get(at[0]).depth >= depth) {
            Line line = lines.get(at[0]++);
            groups.add(line.group.with(tree(lines, at, line.depth + 1)));
        }
        return groups;
    }

    /// Splits at semicolons that no backslash is before.
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '\\' && i + 1 < text.length()) {
                part.append(text.charAt(++i));
            } else if (letter == ';') {
                parts.add(part.toString());
                part.setLength(0);
            } else {
                part.append(letter);
            }
        }
        if (!part.isEmpty()) {
            parts.add(part.toString());
        }
        return parts;
    }

    private static Optional<Line> line(String text) {
        Matcher line = LINE.matcher(text);
        return line.matches() && Integer.parseInt(line.group(1)) <= DEEPEST
                ? Optional.of(
                        new Line(
                                Math.max(1, Integer.parseInt(line.group(1))),
                                group(line.group(2), parts(line.group(3)))))
                : Optional.empty();
    }

    private static EntryGroup group(String kind, List<String> settings) {
        String name = setting(settings, 0);
        GroupRule rule =
                switch (kind) {
                    case "AllEntriesGroup" -> new GroupRule.Everything();
                    case "StaticGroup" -> new GroupRule.Chosen(name, Set.of());
                    case "ExplicitGroup" -> new GroupRule.Chosen(name, keys(settings));
                    case "KeywordGroup" -> keywords(settings);
                    case "SearchGroup" -> new GroupRule.Search(JabRefSearch.query(settings));
                    case "AutomaticKeywordGroup" ->
                            new GroupRule.Member(
                                    setting(settings, 2).toLowerCase(Locale.ROOT),
                                    or(setting(settings, 3), ","),
                                    or(setting(settings, 4), ">"),
                                    "");
                    case "AutomaticPersonsGroup" ->
                            new GroupRule.Person(setting(settings, 2).toLowerCase(Locale.ROOT), "");
                    default -> new GroupRule.Unknown(kind);
                };
        boolean isOpen = kind.equals("StaticGroup") || kind.equals("ExplicitGroup");
        return new EntryGroup(name, rule, scope(setting(settings, 1)), isOpen, List.of());
    }

    private static String or(String text, String other) {
        return text.isEmpty() ? other : text;
    }

    private static String setting(List<String> settings, int index) {
        return index < settings.size() ? settings.get(index) : "";
    }

    private static GroupScope scope(String number) {
        return switch (number.strip()) {
            case "1" -> GroupScope.REFINING;
            case "2" -> GroupScope.INCLUDING;
            default -> GroupScope.INDEPENDENT;
        };
    }

    private static Set<String> keys(List<String> settings) {
        Set<String> keys =
                new HashSet<>(settings.subList(Math.min(2, settings.size()), settings.size()));
        keys.remove("");
        return keys;
    }

    /// @param settings name, scope, field, what is looked for, whether case counts, whether it is a
    ///   regular expression
    private static GroupRule keywords(List<String> settings) {
        String field = setting(settings, 2).toLowerCase(Locale.ROOT);
        String wanted = setting(settings, 3);
        boolean sameCase = setting(settings, 4).equals("1");
        if (!setting(settings, 5).equals("1")) {
            return new GroupRule.Words(field, words(wanted), sameCase);
        }
        try {
            int flags = sameCase ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            return new GroupRule.Matching(field, Pattern.compile(wanted, flags));
        } catch (PatternSyntaxException _) {
            return new GroupRule.Unknown("KeywordGroup");
        }
    }

    static List<String> words(String text) {
        return Stream.of(text.split("[\\s,;]+")).filter(word -> !word.isEmpty()).toList();
    }
}

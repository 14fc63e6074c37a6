package octavo.groups;

import octavo.groups.JabRefGroups.NamedLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;

/// JabRef's tree as the text of its comment: a line a group, each with its bytes. A change leaves
/// all other lines as they are.
///
/// @param head what is before the lines
/// @param tail what is behind them
record GroupLines(String head, List<Line> lines, String tail) {
    private static final String SETTINGS = ";0;1;;;;";

    GroupLines {
        lines = List.copyOf(lines);
    }

    /// A line up to its semicolon, and the line break before it.
    ///
    /// @param depth 0 or less for what is no group of its own
    /// @param path the names of the groups above it and its own
    record Line(String raw, int depth, String path) {
        boolean isGroup() {
            return depth > 0;
        }

        /// The line one or more levels deeper or less deep.
        Line shifted(int by) {
            return new Line(
                    raw.replaceFirst("\\d+", Integer.toString(depth + by)), depth + by, path);
        }

        Line named(String name) {
            int start = raw.indexOf(':') + 1;
            int at = start;
            boolean escaped = false;
            while (at < raw.length() - 1) {
                int step = raw.charAt(at) == '\\' ? 2 : 1;
                char letter = raw.charAt(at + step - 1);
                if (letter == ';' && !escaped) {
                    break;
                }
                escaped = letter == '\\' && !escaped;
                at += step;
            }
            return new Line(
                    raw.substring(0, start) + quoted(quoted(name)) + raw.substring(at),
                    depth,
                    path);
        }
    }

    /// A tree with one group.
    ///
    /// @param file the text of the file that it is for
    static String ofOne(String file, String name) {
        String end = file.contains("\r\n") ? "\r\n" : "\n";
        String head = "@Comment{jabref-meta: grouping:" + end + "0 AllEntriesGroup:;";
        return of(head + end + "}").orElseThrow().adding(OptionalInt.empty(), name).text();
    }

    /// The tree in the text of a comment.
    static Optional<GroupLines> of(String text) {
        int from = text.indexOf('{') + 1;
        Matcher head = JabRefGroups.HEAD.matcher(text).region(from, text.length());
        if (!head.lookingAt()) {
            return Optional.empty();
        }
        List<Line> lines = new ArrayList<>();
        List<NamedLine> above = new ArrayList<>();
        int start = head.end();
        for (int i = start; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == ';') {
                lines.add(line(text.substring(start, i + 1), above));
                start = i + 1;
            }
        }
        return Optional.of(
                new GroupLines(text.substring(0, head.end()), lines, text.substring(start)));
    }

    private static Line line(String raw, List<NamedLine> above) {
        Optional<NamedLine> read = JabRefGroups.named(raw);
        if (read.isEmpty()) {
            return new Line(raw, 0, "");
        }
        above.removeIf(it -> it.depth() >= read.get().depth());
        above.add(read.get());
        String path = String.join(GroupTree.STEP, above.stream().map(NamedLine::name).toList());
        return new Line(raw, read.get().depth(), path);
    }

    String text() {
        StringBuilder text = new StringBuilder(head);
        lines.forEach(line -> text.append(line.raw()));
        return text.append(tail).toString();
    }

    OptionalInt indexOf(String path) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).isGroup() && lines.get(i).path().equals(path)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /// The end of what is below a line.
    private static int end(List<Line> lines, int index) {
        int end = index + 1;
        while (end < lines.size() && lines.get(end).depth() > lines.get(index).depth()) {
            end++;
        }
        return end;
    }

    private GroupLines with(List<Line> others) {
        return new GroupLines(head, others, tail);
    }

    /// A new group as the last one below another.
    ///
    /// @param parent its index; none for the top of the tree
    GroupLines adding(OptionalInt parent, String name) {
        String end = head.contains("\r\n") || text().contains("\r\n") ? "\r\n" : "\n";
        int depth = parent.isPresent() ? lines.get(parent.getAsInt()).depth() + 1 : 1;
        String raw = end + depth + " " + quoted("StaticGroup:" + quoted(name) + SETTINGS) + ";";
        List<Line> more = new ArrayList<>(lines);
        int at = parent.isPresent() ? end(lines, parent.getAsInt()) : more.size();
        more.add(at, new Line(raw, depth, name));
        return with(more);
    }

    GroupLines renaming(int index, String name) {
        List<Line> others = new ArrayList<>(lines);
        others.set(index, lines.get(index).named(name));
        return with(others);
    }

    /// Without a group; those below it move up.
    GroupLines without(int index) {
        List<Line> others = new ArrayList<>(lines);
        for (int i = index + 1; i < end(lines, index); i++) {
            others.set(i, lines.get(i).shifted(-1));
        }
        others.remove(index);
        return with(others);
    }

    /// With a group and all below it as the last one below another.
    ///
    /// @param parent no group below it; none for the top of the tree
    GroupLines moving(int index, OptionalInt parent) {
        int end = end(lines, index);
        int depth = parent.isPresent() ? lines.get(parent.getAsInt()).depth() + 1 : 1;
        int by = depth - lines.get(index).depth();
        List<Line> moved =
                lines.subList(index, end).stream().map(line -> line.shifted(by)).toList();
        int at = parent.isPresent() ? end(lines, parent.getAsInt()) : lines.size();
        List<Line> others = new ArrayList<>(lines);
        others.addAll(at, moved);
        int from = at <= index ? index + moved.size() : index;
        others.subList(from, from + moved.size()).clear();
        return with(others);
    }

    private static String quoted(String text) {
        return text.replace("\\", "\\\\").replace(";", "\\;");
    }
}

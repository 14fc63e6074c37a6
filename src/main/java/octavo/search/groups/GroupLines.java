package octavo.search.groups;

import octavo.search.groups.JabRefGroups.NamedLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;

/// JabRef's tree as the text of its comment: a line a group, each with its bytes. A change leaves
/// all other lines as they are.
///
/// @param textBefore what is before the lines
/// @param textAfter what is behind them
record GroupLines(String textBefore, List<TreeLine> treeLines, String textAfter) {
    private static final String DEFAULT_SETTINGS = ";0;1;;;;";

    GroupLines {
        treeLines = List.copyOf(treeLines);
    }

    /// A line up to its semicolon, and the line break before it.
    ///
    /// @param lineDepth 0 or less for what is no group of its own
    /// @param groupPath the names of the groups above it and its own
    record TreeLine(String rawText, int lineDepth, String groupPath) {
        boolean isGroup() {
            return lineDepth > 0;
        }

        /// The line one or more levels deeper or less deep.
        TreeLine withDepthShift(int depthShift) {
            return new TreeLine(
                    rawText.replaceFirst("\\d+", Integer.toString(lineDepth + depthShift)),
                    lineDepth + depthShift,
                    groupPath);
        }

        TreeLine withName(String newName) {
            int nameStart = rawText.indexOf(':') + 1;
            int offset = nameStart;
            boolean isEscaped = false;
            while (offset < rawText.length() - 1) {
                int stepLength = rawText.charAt(offset) == '\\' ? 2 : 1;
                char character = rawText.charAt(offset + stepLength - 1);
                if (character == ';' && !isEscaped) {
                    break;
                }
                isEscaped = character == '\\' && !isEscaped;
                offset += stepLength;
            }
            return new TreeLine(
                    rawText.substring(0, nameStart)
                            + escapeText(escapeText(newName))
                            + rawText.substring(offset),
                    lineDepth,
                    groupPath);
        }
    }

    /// A tree with one group.
    ///
    /// @param fileText the text of the file that it is for
    static String textWithGroup(String fileText, String groupName) {
        String lineBreak = fileText.contains("\r\n") ? "\r\n" : "\n";
        String treeStart = "@Comment{jabref-meta: grouping:" + lineBreak + "0 AllEntriesGroup:;";
        return parseTree(treeStart + lineBreak + "}")
                .orElseThrow()
                .withGroup(OptionalInt.empty(), groupName)
                .toText();
    }

    /// The tree in the text of a comment.
    static Optional<GroupLines> parseTree(String commentText) {
        int bodyStart = commentText.indexOf('{') + 1;
        Matcher headMatch =
                JabRefGroups.COMMENT_HEAD
                        .matcher(commentText)
                        .region(bodyStart, commentText.length());
        if (!headMatch.lookingAt()) {
            return Optional.empty();
        }
        List<TreeLine> parsedLines = new ArrayList<>();
        List<NamedLine> linesAbove = new ArrayList<>();
        int lineStart = headMatch.end();
        for (int i = lineStart; i < commentText.length(); i++) {
            if (commentText.charAt(i) == '\\') {
                i++;
            } else if (commentText.charAt(i) == ';') {
                parsedLines.add(parseLine(commentText.substring(lineStart, i + 1), linesAbove));
                lineStart = i + 1;
            }
        }
        return Optional.of(
                new GroupLines(
                        commentText.substring(0, headMatch.end()),
                        parsedLines,
                        commentText.substring(lineStart)));
    }

    private static TreeLine parseLine(String rawLine, List<NamedLine> linesAbove) {
        Optional<NamedLine> namedLine = JabRefGroups.parseNamedLine(rawLine);
        if (namedLine.isEmpty()) {
            return new TreeLine(rawLine, 0, "");
        }
        linesAbove.removeIf(it -> it.lineDepth() >= namedLine.get().lineDepth());
        linesAbove.add(namedLine.get());
        String groupPath =
                String.join(
                        GroupTree.PATH_SEPARATOR,
                        linesAbove.stream().map(NamedLine::groupName).toList());
        return new TreeLine(rawLine, namedLine.get().lineDepth(), groupPath);
    }

    String toText() {
        StringBuilder treeText = new StringBuilder(textBefore);
        treeLines.forEach(line -> treeText.append(line.rawText()));
        return treeText.append(textAfter).toString();
    }

    OptionalInt indexOf(String groupPath) {
        for (int i = 0; i < treeLines.size(); i++) {
            if (treeLines.get(i).isGroup() && treeLines.get(i).groupPath().equals(groupPath)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /// The end of what is below a line.
    private static int endOfSubtree(List<TreeLine> lines, int index) {
        int subtreeEnd = index + 1;
        while (subtreeEnd < lines.size()
                && lines.get(subtreeEnd).lineDepth() > lines.get(index).lineDepth()) {
            subtreeEnd++;
        }
        return subtreeEnd;
    }

    private GroupLines withLines(List<TreeLine> changedLines) {
        return new GroupLines(textBefore, changedLines, textAfter);
    }

    /// A new group as the last one below another.
    ///
    /// @param parentIndex its index; none for the top of the tree
    GroupLines withGroup(OptionalInt parentIndex, String groupName) {
        String lineBreak = textBefore.contains("\r\n") || toText().contains("\r\n") ? "\r\n" : "\n";
        int newDepth =
                parentIndex.isPresent() ? treeLines.get(parentIndex.getAsInt()).lineDepth() + 1 : 1;
        String newLine =
                lineBreak
                        + newDepth
                        + " "
                        + escapeText("StaticGroup:" + escapeText(groupName) + DEFAULT_SETTINGS)
                        + ";";
        List<TreeLine> changedLines = new ArrayList<>(treeLines);
        int insertionIndex =
                parentIndex.isPresent()
                        ? endOfSubtree(treeLines, parentIndex.getAsInt())
                        : changedLines.size();
        changedLines.add(insertionIndex, new TreeLine(newLine, newDepth, groupName));
        return withLines(changedLines);
    }

    GroupLines withRenamedGroup(int index, String name) {
        List<TreeLine> changedLines = new ArrayList<>(treeLines);
        changedLines.set(index, treeLines.get(index).withName(name));
        return withLines(changedLines);
    }

    /// Without a group; those below it move up.
    GroupLines withoutGroup(int index) {
        List<TreeLine> changedLines = new ArrayList<>(treeLines);
        for (int i = index + 1; i < endOfSubtree(treeLines, index); i++) {
            changedLines.set(i, treeLines.get(i).withDepthShift(-1));
        }
        changedLines.remove(index);
        return withLines(changedLines);
    }

    /// With a group and all below it as the last one below another.
    ///
    /// @param parentIndex no group below it; none for the top of the tree
    GroupLines withMovedGroup(int index, OptionalInt parentIndex) {
        int subtreeEnd = endOfSubtree(treeLines, index);
        int newDepth =
                parentIndex.isPresent() ? treeLines.get(parentIndex.getAsInt()).lineDepth() + 1 : 1;
        int depthShift = newDepth - treeLines.get(index).lineDepth();
        List<TreeLine> movedLines =
                treeLines.subList(index, subtreeEnd).stream()
                        .map(line -> line.withDepthShift(depthShift))
                        .toList();
        int insertionIndex =
                parentIndex.isPresent()
                        ? endOfSubtree(treeLines, parentIndex.getAsInt())
                        : treeLines.size();
        List<TreeLine> changedLines = new ArrayList<>(treeLines);
        changedLines.addAll(insertionIndex, movedLines);
        int removedStart = insertionIndex <= index ? index + movedLines.size() : index;
        changedLines.subList(removedStart, removedStart + movedLines.size()).clear();
        return withLines(changedLines);
    }

    private static String escapeText(String text) {
        return text.replace("\\", "\\\\").replace(";", "\\;");
    }
}

package octavo.names;

/// Groups in braces. As in BibTeX, a backslash does not escape a brace.
final class BraceGroups {
    private BraceGroups() {}

    /// The position after the brace that closes the group here; the end of the text if it is
    /// unclosed.
    static int endOfGroup(String text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return i + 1;
            }
        }
        return text.length();
    }

    /// Whether the text is one group and nothing else.
    static boolean isGroup(String text) {
        return text.startsWith("{") && text.endsWith("}") && endOfGroup(text, 0) == text.length();
    }

    static boolean isBalanced(String text) {
        int depth = 0;
        for (int i = 0; i < text.length() && depth >= 0; i++) {
            depth += depth(text.charAt(i));
        }
        return depth == 0;
    }

    private static int depth(char c) {
        return c == '{' ? 1 : c == '}' ? -1 : 0;
    }

    /// The next position of a character outside groups, or the end of the text.
    static int indexOf(String text, char sought, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) != sought) {
            i = text.charAt(i) == '{' ? endOfGroup(text, i) : i + 1;
        }
        return i;
    }
}

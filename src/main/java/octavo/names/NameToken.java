package octavo.names;

/// A word of a name and the separator before it: a space or a hyphen.
record NameToken(String text, char before) {
    /// The foreign letters that BibTeX knows by name and treats as lower case.
    private static final String SMALL = " i j oe ae aa o l ss ";

    private static final String CAPITAL = " OE AE AA O L ";

    /// Whether the word belongs to a prefix judged by what LaTeX prints: unlike
    /// [#isSmallToBibtex()], it does not take a command's name for letters, and finds an accent's
    /// letter in the braces after it, as in `\'{E}va`.
    boolean isSmall() {
        boolean argument = false;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\\') {
                int end = endOfCommand(i + 1);
                String command = " " + text.substring(i + 1, end) + " ";
                if (SMALL.contains(command) || CAPITAL.contains(command)) {
                    return SMALL.contains(command);
                }
                argument = true;
                i = end;
            } else if (c == '{' && !argument && text.startsWith("\\", i + 1)) {
                return i + 3 < text.length() && isSmallSpecial(i + 2);
            } else if (c == '{' && !argument) {
                i = BraceGroups.endOfGroup(text, i);
            } else if (Character.isLetter(c)) {
                return isAsciiSmall(c);
            } else {
                i++;
            }
        }
        return false;
    }

    private int endOfCommand(int start) {
        int end = start;
        while (end < text.length() && isAscii(text.charAt(end))) {
            end++;
        }
        return end > start ? end : Math.min(start + 1, text.length());
    }

    /// BibTeX's test for a word of the prefix: its first letter outside groups, or in a group that
    /// starts with a backslash, is lower case. A first letter that is not ASCII has no case, so
    /// that Émile is not a prefix. (BibTeX 0.99d looks for the next ASCII letter there.)
    boolean isSmallToBibtex() {
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isLetter(c)) {
                return isAsciiSmall(c);
            }
            if (c == '{' && text.startsWith("\\", i + 1) && i + 3 < text.length()) {
                return isSmallSpecial(i + 2);
            }
            i = c == '{' ? BraceGroups.endOfGroup(text, i) : i + 1;
        }
        return false;
    }

    /// A command's name is not a letter of the word unless it stands for one.
    private boolean isSmallSpecial(int start) {
        int i = start;
        while (i < text.length() && isAscii(text.charAt(i))) {
            i++;
        }
        String command = " " + text.substring(start, i) + " ";
        if (command.length() > 2 && (SMALL.contains(command) || CAPITAL.contains(command))) {
            return SMALL.contains(command);
        }
        int end = BraceGroups.endOfGroup(text, start - 2);
        while (i < end && !Character.isLetter(text.charAt(i))) {
            i++;
        }
        return i < end && isAsciiSmall(text.charAt(i));
    }

    private static boolean isAsciiSmall(char c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isAscii(char c) {
        return isAsciiSmall(c) || (c >= 'A' && c <= 'Z');
    }
}

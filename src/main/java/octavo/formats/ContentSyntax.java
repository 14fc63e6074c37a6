package octavo.formats;

import octavo.formats.workdrafts.SourceContent;

/// What the formats of one group look like at first sight, in the order in which the groups are
/// tried: tagged records in a web page are read as such.
enum ContentSyntax {
    /// PDF, and MARC with its lengths in digits.
    BINARY,
    /// XML, an archive of it, or records numbered as `<1>`.
    ANGLE_BRACKETS,
    /// Lines that begin with a tag, wherever the first is.
    TAGGED_LINES,
    PERCENT_TAGS,
    JSON,
    HTML,
    YAML;

    /// Whether a content may be in a format of this group, from its first characters.
    boolean mayHold(SourceContent content) {
        return switch (this) {
            case BINARY -> content.isPdf() || Character.isDigit(firstCharacter(content));
            case ANGLE_BRACKETS ->
                    firstCharacter(content) == '<' || content.startsWith('P', 'K', 3, 4);
            case PERCENT_TAGS -> firstCharacter(content) == '%';
            case JSON -> firstCharacter(content) == '{' || firstCharacter(content) == '[';
            case HTML -> firstCharacter(content) == '<';
            case TAGGED_LINES, YAML -> true;
        };
    }

    private static char firstCharacter(SourceContent content) {
        String text = content.text();
        int offset = 0;
        while (offset < text.length() && isSkipped(text.charAt(offset))) {
            offset++;
        }
        return offset < text.length() ? text.charAt(offset) : ' ';
    }

    private static boolean isSkipped(char character) {
        return Character.isWhitespace(character) || character == '\uFEFF';
    }
}

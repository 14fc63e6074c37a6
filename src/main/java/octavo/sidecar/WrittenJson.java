package octavo.sidecar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A JSON value with its formatting.
///
/// @param sourceText its whole text
/// @param jsonParts the members of an object, or the elements of an array
record WrittenJson(String sourceText, List<WrittenPart> jsonParts) {

    /// A part of a value.
    ///
    /// @param leadingBlanks the whitespace before it
    /// @param nameText of a member, with its colon and the whitespace around that; empty for an
    ///   element
    /// @param trailingBlanks the whitespace after it, before a comma or the end of the whole
    record WrittenPart(
            String leadingBlanks, String nameText, WrittenJson value, String trailingBlanks) {}

    WrittenJson {
        jsonParts = List.copyOf(jsonParts);
    }

    /// Parses a text that is known to be JSON.
    static WrittenJson parseWritten(String sourceText) {
        JsonScanner jsonScanner = new JsonScanner(sourceText);
        jsonScanner.scanBlanks();
        return jsonScanner.scanValue();
    }

    /// The whitespace before a part: that of the part at the same index, or of the last if there is
    /// none, or if it becomes the first.
    String leadingBlanks(int formerIndex, boolean isFirst) {
        String firstBlanks = jsonParts.getFirst().leadingBlanks();
        if (isFirst || jsonParts.size() == 1) {
            return isFirst || !firstBlanks.isEmpty() ? firstBlanks : " ";
        }
        return jsonParts
                .get(
                        formerIndex > 0 && formerIndex < jsonParts.size()
                                ? formerIndex
                                : jsonParts.size() - 1)
                .leadingBlanks();
    }

    /// The whitespace after a part.
    ///
    /// @param formerIndex its former index, if it had one
    String trailingBlanks(Optional<Integer> formerIndex, boolean isLast) {
        return isLast
                ? jsonParts.getLast().trailingBlanks()
                : formerIndex
                        .filter(partIndex -> partIndex < jsonParts.size() - 1)
                        .map(partIndex -> jsonParts.get(partIndex).trailingBlanks())
                        .orElse("");
    }

    /// The separator between the name of a member and its value.
    String colonText() {
        String name = jsonParts.getFirst().nameText();
        return name.substring(name.lastIndexOf('"') + 1);
    }

    /// Scans a text.
    private static final class JsonScanner {
        private final String sourceText;
        private int offset;

        JsonScanner(String sourceText) {
            this.sourceText = sourceText;
        }

        String scanBlanks() {
            int startOffset = offset;
            while (offset < sourceText.length() && isBlank(sourceText.charAt(offset))) {
                offset++;
            }
            return sourceText.substring(startOffset, offset);
        }

        /// A file may start with a byte order mark.
        private static boolean isBlank(char character) {
            return character == ' '
                    || character == '\t'
                    || character == '\n'
                    || character == '\r'
                    || character == '\uFEFF';
        }

        WrittenJson scanValue() {
            int startOffset = offset;
            List<WrittenPart> parts =
                    switch (sourceText.charAt(offset)) {
                        case '{' -> scanParts('}');
                        case '[' -> scanParts(']');
                        case '"' -> {
                            skipString();
                            yield List.of();
                        }
                        default -> {
                            skipWord();
                            yield List.of();
                        }
                    };
            return new WrittenJson(sourceText.substring(startOffset, offset), parts);
        }

        private List<WrittenPart> scanParts(char closingBracket) {
            List<WrittenPart> parts = new ArrayList<>();
            do {
                offset++; // the bracket or comma
                String leadingBlanks = scanBlanks();
                if (sourceText.charAt(offset) == closingBracket) {
                    break;
                }
                String name = closingBracket == '}' ? scanName() : "";
                WrittenJson value = scanValue();
                parts.add(new WrittenPart(leadingBlanks, name, value, scanBlanks()));
            } while (sourceText.charAt(offset) == ',');
            offset++;
            return parts;
        }

        private String scanName() {
            int startOffset = offset;
            skipString();
            scanBlanks();
            offset++; // the colon
            scanBlanks();
            return sourceText.substring(startOffset, offset);
        }

        private void skipString() {
            offset++;
            while (sourceText.charAt(offset) != '"') {
                offset += sourceText.charAt(offset) == '\\' ? 2 : 1;
            }
            offset++;
        }

        private void skipWord() {
            while (offset < sourceText.length()
                    && ",]}".indexOf(sourceText.charAt(offset)) < 0
                    && !isBlank(sourceText.charAt(offset))) {
                offset++;
            }
        }
    }
}

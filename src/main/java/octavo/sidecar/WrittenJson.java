package octavo.sidecar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A JSON value with its formatting.
///
/// @param text its whole text
/// @param parts the members of an object, or the elements of an array
record WrittenJson(String text, List<Part> parts) {

    /// A part of a value.
    ///
    /// @param lead the whitespace before it
    /// @param name of a member, with its colon and the whitespace around that; empty for an element
    /// @param trail the whitespace after it, before a comma or the end of the whole
    record Part(String lead, String name, WrittenJson value, String trail) {}

    WrittenJson {
        parts = List.copyOf(parts);
    }

    /// Parses a text that is known to be JSON.
    static WrittenJson read(String text) {
        Reader reader = new Reader(text);
        reader.blanks();
        return reader.value();
    }

    /// The whitespace before a part: that of the part at the same index, or of the last if there is
    /// none, or if it becomes the first.
    String lead(int place, boolean isFirst) {
        String first = parts.getFirst().lead();
        if (isFirst || parts.size() == 1) {
            return isFirst || !first.isEmpty() ? first : " ";
        }
        return parts.get(place > 0 && place < parts.size() ? place : parts.size() - 1).lead();
    }

    /// The whitespace after a part.
    ///
    /// @param place its former index, if it had one
    String trail(Optional<Integer> place, boolean isLast) {
        return isLast
                ? parts.getLast().trail()
                : place.filter(at -> at < parts.size() - 1)
                        .map(at -> parts.get(at).trail())
                        .orElse("");
    }

    /// The separator between the name of a member and its value.
    String colon() {
        String name = parts.getFirst().name();
        return name.substring(name.lastIndexOf('"') + 1);
    }

    /// Scans a text.
    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        String blanks() {
            int from = at;
            while (at < text.length() && isBlank(text.charAt(at))) {
                at++;
            }
            return text.substring(from, at);
        }

        /// A file may start with a byte order mark.
        private static boolean isBlank(char c) {
            return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\uFEFF';
        }

        WrittenJson value() {
            int from = at;
            List<Part> parts =
                    switch (text.charAt(at)) {
                        case '{' -> parts('}');
                        case '[' -> parts(']');
                        case '"' -> {
                            string();
                            yield List.of();
                        }
                        default -> {
                            word();
                            yield List.of();
                        }
                    };
            return new WrittenJson(text.substring(from, at), parts);
        }

        private List<Part> parts(char end) {
            List<Part> parts = new ArrayList<>();
            do {
                at++; // the bracket or comma
                String lead = blanks();
                if (text.charAt(at) == end) {
                    break;
                }
                String name = end == '}' ? name() : "";
                WrittenJson value = value();
                parts.add(new Part(lead, name, value, blanks()));
            } while (text.charAt(at) == ',');
            at++;
            return parts;
        }

        private String name() {
            int from = at;
            string();
            blanks();
            at++; // the colon
            blanks();
            return text.substring(from, at);
        }

        private void string() {
            at++;
            while (text.charAt(at) != '"') {
                at += text.charAt(at) == '\\' ? 2 : 1;
            }
            at++;
        }

        private void word() {
            while (at < text.length()
                    && ",]}".indexOf(text.charAt(at)) < 0
                    && !isBlank(text.charAt(at))) {
                at++;
            }
        }
    }
}

package octavo.servers.lsp;

import tools.jackson.databind.JsonNode;

import java.nio.charset.StandardCharsets;

/// What the columns of an editor count.
enum PositionEncoding {
    UTF_8,
    UTF_16;

    /// The first that an editor offers and that is known here; all know UTF-16.
    static PositionEncoding of(JsonNode offered) {
        for (JsonNode each : offered.values()) {
            for (PositionEncoding known : values()) {
                if (each.asString("").equals(known.id())) {
                    return known;
                }
            }
        }
        return UTF_16;
    }

    String id() {
        return this == UTF_8 ? "utf-8" : "utf-16";
    }

    /// How many columns a text takes.
    int columns(String text) {
        return this == UTF_16 ? text.length() : text.getBytes(StandardCharsets.UTF_8).length;
    }

    /// How many characters of a line lie before a column; all of them if it has fewer columns.
    int characters(String line, int column) {
        if (this == UTF_16) {
            return Math.clamp(column, 0, line.length());
        }
        int at = 0;
        int left = column;
        while (at < line.length()) {
            int c = line.codePointAt(at);
            left -= c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
            if (left < 0) {
                break;
            }
            at += Character.charCount(c);
        }
        return at;
    }
}

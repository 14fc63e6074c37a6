package octavo.text;

import java.util.Optional;
import java.util.Set;

/// A stretch of Unicode text in one look, and the address that it leads to if it is a link.
public record Piece(String text, Set<Format> formats, Optional<String> link) {
    public Piece {
        formats = Set.copyOf(formats);
    }

    public boolean is(Format format) {
        return formats.contains(format);
    }
}

package octavo.paperprojects;

import java.nio.file.Path;

/// A place in a source, by line and column from 1.
public record SourcePlace(Path file, int line, int column) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}

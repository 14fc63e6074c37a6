package octavo.formats.referencelists;

import octavo.formats.referencetext.LineJoiner;

import java.util.List;

/// An entry of a list of references, as its lines.
record ListedEntry(List<BodyLine> lines) {
    ListedEntry {
        lines = List.copyOf(lines);
    }

    /// Its lines as one.
    String text(LineJoiner lineJoiner) {
        return lineJoiner.join(lines.stream().map(BodyLine::text).toList());
    }
}

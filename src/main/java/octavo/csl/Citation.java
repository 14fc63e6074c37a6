package octavo.csl;

import java.util.List;

/// Cites at one place of a document: in the note with that number, or in the text if `noteNumber`
/// is 0.
public record Citation(List<Cite> cites, int noteNumber) {
    public Citation {
        cites = List.copyOf(cites);
    }
}

package octavo.csl;

import java.util.List;

/// Cites at one place of a document: in the note with that number, or in the text if `note` is 0.
public record Citation(List<Cite> cites, int note) {
    public Citation {
        cites = List.copyOf(cites);
    }
}

package octavo.csl;

import java.util.List;

/// Some cites together at one place of a document: in a note of that number, or in the text, where
/// `note` is 0.
public record Citation(List<Cite> cites, int note) {
    public Citation {
        cites = List.copyOf(cites);
    }
}

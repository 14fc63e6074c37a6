package octavo.bib;

import octavo.text.Diagnostic;

import java.util.List;

/// Whatever stands between the blocks: blank lines, remarks, and what could not be read as a block.
public record BibText(Slice slice, List<Diagnostic> diagnostics) implements BibItem {
    public BibText {
        diagnostics = List.copyOf(diagnostics);
    }
}

package octavo.officedocuments;

import octavo.csl.style.Style;
import octavo.library.Work;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What is to be done with a document's citations.
public sealed interface DocumentChange {
    /// All of them become text.
    record UnlinkCitations() implements DocumentChange {}

    /// They are rendered anew.
    ///
    /// @param locale of the style; empty means its own
    /// @param form the codes that those of other managers get; empty if they stay
    /// @param libraryWork the work of a library under a key, for what the document only names
    record RenderCitations(
            Style style,
            String locale,
            Optional<CodeForm> form,
            Function<String, Optional<Work>> libraryWork)
            implements DocumentChange {}

    /// Citations that were typed become live, and all are rendered.
    ///
    /// @param reader the citations in the text of a paragraph
    record LinkTypedCitations(Function<String, List<TypedCitation>> reader, RenderCitations render)
            implements DocumentChange {}
}

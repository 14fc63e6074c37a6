package octavo.officedocuments;

import octavo.officedocuments.codes.CodedCite;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;

/// A citation that somebody typed as text.
///
/// @param span in the text of its paragraph
/// @param citations what takes its place; two for authors in the sentence with the rest behind them
/// @param troubles why works could not be found, for people
public record TypedCitation(
        Span span, List<List<CodedCite>> citations, List<LocalizedSentence> troubles) {
    public TypedCitation {
        citations = citations.stream().map(List::copyOf).toList();
        troubles = List.copyOf(troubles);
    }
}

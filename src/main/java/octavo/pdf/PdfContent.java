package octavo.pdf;

import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a PDF says of itself and shows on its first pages.
///
/// @param information the entries of its document information
/// @param xmp its metadata as XML; empty if it has none
/// @param attachments the files inside that are libraries, as they are
/// @param problem why there is no more, if something is the matter
public record PdfContent(
        Map<String, String> information,
        String xmp,
        List<byte[]> attachments,
        List<PageText> pages,
        Optional<LocalizedSentence> problem) {
    public PdfContent {
        information = Map.copyOf(information);
        attachments = List.copyOf(attachments);
        pages = List.copyOf(pages);
    }

    /// Whether its pages have any letters.
    public boolean hasText() {
        return pages.stream().anyMatch(page -> !page.lines().isEmpty());
    }
}

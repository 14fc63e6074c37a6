package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The metadata of a PDF and the text of its first pages.
///
/// @param information the entries of its document information dictionary
/// @param xmp its XML metadata; empty if it has none
/// @param attachments embedded files that are libraries, unchanged
/// @param problem why there is no more, if reading failed
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

    /// Whether its pages contain text.
    public boolean hasText() {
        return pages.stream().anyMatch(page -> !page.lines().isEmpty());
    }
}

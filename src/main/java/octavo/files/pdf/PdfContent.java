package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The metadata of a PDF and the text of its first pages.
///
/// @param documentInformation the entries of its document information dictionary
/// @param xmp its XML metadata; empty if it has none
/// @param attachedLibraries embedded files that are libraries, unchanged
/// @param problemSentence why there is no more, if reading failed
public record PdfContent(
        Map<String, String> documentInformation,
        String xmp,
        List<byte[]> attachedLibraries,
        List<PageText> pages,
        Optional<LocalizedSentence> problemSentence) {
    public PdfContent {
        documentInformation = Map.copyOf(documentInformation);
        attachedLibraries = List.copyOf(attachedLibraries);
        pages = List.copyOf(pages);
    }

    /// Whether its pages contain text.
    public boolean hasText() {
        return pages.stream().anyMatch(page -> !page.lines().isEmpty());
    }
}

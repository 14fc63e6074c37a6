package octavo.lookup;

import octavo.text.LocalizedSentence;

import java.net.URI;

/// What came of looking for a PDF.
public sealed interface PdfAnswer {
    /// A PDF whose first page has the title.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record FetchedPdf(byte[] pdfBytes, URI sourceAddress) implements PdfAnswer {}

    /// None, and why.
    record NotFetched(LocalizedSentence reason) implements PdfAnswer {}
}

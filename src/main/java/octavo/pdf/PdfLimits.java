package octavo.pdf;

import java.time.Duration;

/// How much of a PDF is read before it is given up.
///
/// @param bytes how large the file may be
/// @param unpacked how many bytes all that is unpacked of it may have
/// @param stream how many bytes one stream of it may have when it is unpacked
/// @param pages how many pages are read
/// @param letters how many letters are taken
public record PdfLimits(
        long bytes, long unpacked, long stream, int pages, int letters, Duration time) {
    /// For a paper that comes in: what it is stands on its first pages.
    public static final PdfLimits OF_IMPORT =
            new PdfLimits(200_000_000, 256_000_000, 48_000_000, 3, 60_000, Duration.ofSeconds(20));

    /// For the words of a whole paper or book.
    public static final PdfLimits OF_WORDS =
            new PdfLimits(
                    200_000_000, 512_000_000, 48_000_000, 1000, 4_000_000, Duration.ofSeconds(30));

    /// For a picture of the first page.
    public static final PdfLimits OF_PICTURE =
            new PdfLimits(200_000_000, 256_000_000, 96_000_000, 1, 60_000, Duration.ofSeconds(10));
}

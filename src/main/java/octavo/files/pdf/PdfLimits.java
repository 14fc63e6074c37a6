package octavo.files.pdf;

import java.time.Duration;

/// Limits for reading a PDF.
///
/// @param maxBytes of the file size
/// @param maxUnpackedBytes of the total decompressed size in bytes
/// @param maxStreamBytes of the decompressed size of one stream in bytes
/// @param maxPages of the number of pages read
/// @param maxLetters of the number of letters taken
public record PdfLimits(
        long maxBytes,
        long maxUnpackedBytes,
        long maxStreamBytes,
        int maxPages,
        int maxLetters,
        Duration maxTime) {
    /// For importing a paper: its first pages identify it.
    public static final PdfLimits OF_IMPORT =
            new PdfLimits(200_000_000, 256_000_000, 48_000_000, 3, 60_000, Duration.ofSeconds(20));

    /// For the full text of a paper or book.
    public static final PdfLimits OF_WORDS =
            new PdfLimits(
                    200_000_000, 512_000_000, 48_000_000, 1000, 4_000_000, Duration.ofSeconds(30));

    /// For an image of a page.
    public static final PdfLimits OF_PICTURE =
            new PdfLimits(200_000_000, 256_000_000, 96_000_000, 1, 60_000, Duration.ofSeconds(10));
}

package octavo.files.pdf;

import java.time.Duration;

/// Limits for reading a PDF.
///
/// @param bytes of the file size
/// @param unpacked of the total decompressed size in bytes
/// @param stream of the decompressed size of one stream in bytes
/// @param pages of the number of pages read
/// @param letters of the number of letters taken
public record PdfLimits(
        long bytes, long unpacked, long stream, int pages, int letters, Duration time) {
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

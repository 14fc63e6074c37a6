package octavo.importer;

import octavo.pdf.PdfReader;

import java.nio.file.Path;
import java.util.Optional;

/// What somebody's file or text holds, and what to call it in messages.
///
/// @param name of the file; empty for what was pasted
/// @param document where it is, as an entry says it, if it is the paper itself rather than a file
///   about it
public record NamedSource(String name, SourceReading reading, Optional<String> document) {
    /// A content, read.
    public static NamedSource of(String name, SourceContent content) {
        return new NamedSource(name, SourceFormats.read(content), Optional.empty());
    }

    /// The content of a file, read.
    ///
    /// @param folder of the library, if that is in a file
    public static NamedSource ofFile(
            String name, byte[] content, Path file, Optional<Path> folder) {
        return new NamedSource(
                name,
                SourceFormats.read(SourceContent.of(content)),
                PdfReader.isPdf(content) ? Optional.of(place(file, folder)) : Optional.empty());
    }

    /// Relative to the library where the file is below it.
    private static String place(Path file, Optional<Path> folder) {
        Path whole = file.toAbsolutePath().normalize();
        return folder.map(it -> it.toAbsolutePath().normalize())
                .filter(whole::startsWith)
                .map(it -> it.relativize(whole))
                .orElse(whole)
                .toString()
                .replace('\\', '/');
    }
}

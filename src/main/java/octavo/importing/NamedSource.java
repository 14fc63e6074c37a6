package octavo.importing;

import octavo.files.pdf.PdfReader;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;

import java.nio.file.Path;
import java.util.Optional;

/// What somebody's file or text holds, and what to call it in messages.
///
/// @param name of the file; empty for what was pasted
/// @param linkedDocument where it is, as an entry says it, if it is the paper itself rather than a
///   file about it
public record NamedSource(
        String name, SourceReading sourceReading, Optional<String> linkedDocument) {
    /// A content, read.
    public static NamedSource of(String name, SourceContent content) {
        return new NamedSource(name, SourceFormats.readSource(content), Optional.empty());
    }

    /// The content of a file, read.
    ///
    /// @param libraryFolder of the library, if that is in a file
    public static NamedSource ofFile(
            String name, byte[] fileContent, Path filePath, Optional<Path> libraryFolder) {
        return new NamedSource(
                name,
                SourceFormats.readSource(SourceContent.of(fileContent)),
                PdfReader.isPdf(fileContent)
                        ? Optional.of(linkPath(filePath, libraryFolder))
                        : Optional.empty());
    }

    /// Relative to the library where the file is below it.
    private static String linkPath(Path filePath, Optional<Path> libraryFolder) {
        Path absolutePath = filePath.toAbsolutePath().normalize();
        return libraryFolder
                .map(path -> path.toAbsolutePath().normalize())
                .filter(absolutePath::startsWith)
                .map(path -> path.relativize(absolutePath))
                .orElse(absolutePath)
                .toString()
                .replace('\\', '/');
    }
}

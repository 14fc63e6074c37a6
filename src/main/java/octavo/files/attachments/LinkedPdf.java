package octavo.files.attachments;

import octavo.files.pdf.PdfReader;
import octavo.library.LinkedFile;
import octavo.values.FileLink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Finds the PDF among the files that an entry links to.
public final class LinkedPdf {
    private LinkedPdf() {}

    /// The bytes of the first PDF that is there.
    ///
    /// @param folders where links start from
    /// @param maxBytes bytes; larger files are passed over
    public static Optional<byte[]> of(List<FileLink> links, List<Path> folders, long maxBytes)
            throws IOException {
        for (FileLink link : links) {
            Optional<Path> file = LinkedFile.findFile(link, folders).filter(LinkedFile::isDocument);
            if (file.isPresent() && Files.size(file.get()) <= maxBytes) {
                byte[] bytes = Files.readAllBytes(file.get());
                if (PdfReader.isPdf(bytes)) {
                    return Optional.of(bytes);
                }
            }
        }
        return Optional.empty();
    }
}

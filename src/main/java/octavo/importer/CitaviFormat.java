package octavo.importer;

import octavo.text.LocalizedSentence;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipInputStream;

/// Citavi's exchange format (versions 3 to 5): XML, or a backup as a zip file.
final class CitaviFormat implements SourceFormat {
    private static final String ROOT = "<CitaviExchangeData";
    private static final int LARGEST = 200_000_000;
    private static final int MOST_FILES = 1_000;
    private static final int HEAD = 4096;

    private final int largest;

    CitaviFormat() {
        this(LARGEST);
    }

    /// @param largest the size limit of a project in bytes
    CitaviFormat(int largest) {
        this.largest = largest;
    }

    @Override
    public String name() {
        return "Citavi";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.startsWith('P', 'K', 3, 4)
                ? unzipped(content, HEAD).isPresent()
                : isCitavi(content.head().getBytes(StandardCharsets.UTF_8));
    }

    private static boolean isCitavi(byte[] xml) {
        String head = new String(xml, 0, Math.min(xml.length, HEAD), StandardCharsets.UTF_8);
        int start = head.indexOf(ROOT);
        return start >= 0 && head.substring(0, start).matches("\\W*(?:<\\?xml[^>]*>)?\\s*");
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        byte[] xml = content.bytes();
        if (content.startsWith('P', 'K', 3, 4)) {
            xml = unzipped(content, largest).orElse(new byte[0]);
        }
        if (xml.length >= largest) {
            return tooLarge();
        }
        var project = CitaviProject.read(xml);
        return new TreeRecords(project.references(), project.damaged())
                .read(reference -> new CitaviReader(reference, project).draft());
    }

    private ImportedWorks tooLarge() {
        var sentence =
                LocalizedSentence.of(
                        "The backup is larger than {0} megabytes when it is unpacked. Export its"
                                + " references as RIS or BibTeX instead.",
                        String.valueOf(Math.max(1, largest / 1_000_000)));
        return new ImportedWorks(List.of(), List.of(new DamagedRecord(1, "", sentence)));
    }

    /// The project in a backup, up to a size limit.
    private static Optional<byte[]> unzipped(SourceContent content, int limit) {
        var out = new ByteArrayOutputStream();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(content.bytes()))) {
            for (int i = 0; i < MOST_FILES && zip.getNextEntry() != null; i++) {
                out.reset();
                out.write(zip.readNBytes(HEAD));
                if (isCitavi(out.toByteArray())) {
                    out.write(zip.readNBytes(limit - out.size()));
                    return Optional.of(out.toByteArray());
                }
            }
        } catch (IOException | IllegalArgumentException _) {
            // From a broken archive, use what was readable.
            return isCitavi(out.toByteArray()) ? Optional.of(out.toByteArray()) : Optional.empty();
        }
        return Optional.empty();
    }
}

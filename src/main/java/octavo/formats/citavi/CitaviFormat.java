package octavo.formats.citavi;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.TreeRecords;
import octavo.text.LocalizedSentence;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipInputStream;

/// Citavi's exchange format (versions 3 to 5): XML, or a backup as a zip file.
public final class CitaviFormat implements SourceFormat {
    private static final String ROOT = "<CitaviExchangeData";
    private static final int MAX_UNPACKED_SIZE = 200_000_000;
    private static final int MOST_FILES = 1_000;
    private static final int HEAD_LENGTH = 4096;

    private final int sizeLimit;

    public CitaviFormat() {
        this(MAX_UNPACKED_SIZE);
    }

    /// @param sizeLimit the size limit of a project in bytes
    CitaviFormat(int sizeLimit) {
        this.sizeLimit = sizeLimit;
    }

    @Override
    public String name() {
        return "Citavi";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.startsWith('P', 'K', 3, 4)
                ? unzipProject(content, HEAD_LENGTH).isPresent()
                : isCitavi(content.head().getBytes(StandardCharsets.UTF_8));
    }

    private static boolean isCitavi(byte[] xml) {
        String headText =
                new String(xml, 0, Math.min(xml.length, HEAD_LENGTH), StandardCharsets.UTF_8);
        int startOffset = headText.indexOf(ROOT);
        return startOffset >= 0
                && headText.substring(0, startOffset).matches("\\W*(?:<\\?xml[^>]*>)?\\s*");
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        byte[] xml = content.bytes();
        if (content.startsWith('P', 'K', 3, 4)) {
            xml = unzipProject(content, sizeLimit).orElse(new byte[0]);
        }
        if (xml.length >= sizeLimit) {
            return refuseTooLarge();
        }
        var project = CitaviProject.readProject(xml);
        return new TreeRecords(project.references(), project.damaged())
                .readWorks(reference -> new CitaviReader(reference, project).readDraft());
    }

    private ImportedWorks refuseTooLarge() {
        var message =
                LocalizedSentence.of(
                        "The backup is larger than {0} megabytes when it is unpacked. Export its"
                                + " references as RIS or BibTeX instead.",
                        String.valueOf(Math.max(1, sizeLimit / 1_000_000)));
        return new ImportedWorks(List.of(), List.of(new DamagedRecord(1, "", message)));
    }

    /// The project in a backup, up to a size limit.
    private static Optional<byte[]> unzipProject(SourceContent content, int sizeLimit) {
        var output = new ByteArrayOutputStream();
        try (var zipStream = new ZipInputStream(new ByteArrayInputStream(content.bytes()))) {
            for (int i = 0; i < MOST_FILES && zipStream.getNextEntry() != null; i++) {
                output.reset();
                output.write(zipStream.readNBytes(HEAD_LENGTH));
                if (isCitavi(output.toByteArray())) {
                    output.write(zipStream.readNBytes(sizeLimit - output.size()));
                    return Optional.of(output.toByteArray());
                }
            }
        } catch (IOException | IllegalArgumentException _) {
            // From a broken archive, use what was readable.
            return isCitavi(output.toByteArray())
                    ? Optional.of(output.toByteArray())
                    : Optional.empty();
        }
        return Optional.empty();
    }
}

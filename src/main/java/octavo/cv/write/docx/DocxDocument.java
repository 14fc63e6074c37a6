package octavo.cv.write.docx;

import octavo.cv.list.CvDocument;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Writes a list as a DOCX document. Deterministic: the same list gives the same bytes.
public final class DocxDocument {
    /// The initial capacity for a file; a longer one grows.
    private static final long MOST_CAPACITY = 1 << 30;

    private static final String RELATION_NAMESPACE =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    private static final String PACKAGE_NAMESPACE =
            "http://schemas.openxmlformats.org/package/2006";

    private DocxDocument() {}

    public static byte[] of(CvDocument document) {
        DocumentPart documentPart = DocumentPart.of(document);
        Map<String, String> partsByPath = new LinkedHashMap<>();
        partsByPath.put("[Content_Types].xml", readResource("content-types.xml"));
        partsByPath.put("_rels/.rels", readResource("package.rels"));
        partsByPath.put("docProps/core.xml", coreProperties(document.metadata()));
        partsByPath.put("word/document.xml", documentPart.toXml());
        partsByPath.put("word/_rels/document.xml.rels", relationsPart(documentPart.linkTargets()));
        partsByPath.put("word/styles.xml", stylesPart(document.metadata().language()));
        try {
            return zipParts(partsByPath);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure); // it is written to memory
        }
    }

    /// Stored without compression, which differs between machines.
    private static byte[] zipParts(Map<String, String> partsByPath) throws IOException {
        long totalLength = partsByPath.values().stream().mapToLong(String::length).sum();
        int capacity = (int) Math.min(totalLength + totalLength / 8, MOST_CAPACITY);
        ByteArrayOutputStream zippedBytes = new ByteArrayOutputStream(capacity);
        try (ZipOutputStream zipStream = new ZipOutputStream(zippedBytes)) {
            for (Map.Entry<String, String> packagePart : partsByPath.entrySet()) {
                byte[] content = packagePart.getValue().getBytes(StandardCharsets.UTF_8);
                CRC32 checksum = new CRC32();
                checksum.update(content);
                ZipEntry entry = new ZipEntry(packagePart.getKey());
                entry.setMethod(ZipEntry.STORED);
                entry.setSize(content.length);
                entry.setCrc(checksum.getValue());
                // For January 1980, Java would also write the instant, which depends on the time
                // zone.
                entry.setTimeLocal(LocalDateTime.of(1980, 2, 1, 0, 0));
                zipStream.putNextEntry(entry);
                zipStream.write(content);
                zipStream.closeEntry();
            }
        }
        return zippedBytes.toByteArray();
    }

    private static String readResource(String name) {
        try (InputStream stream =
                Objects.requireNonNull(DocxDocument.class.getResourceAsStream(name))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String stylesPart(String language) {
        return readResource("styles.xml").replace("{language}", DocxXml.escapeText(language));
    }

    private static String coreProperties(CvDocument.CvMetadata metadata) {
        return DocxXml.XML_DECLARATION
                + "<cp:coreProperties xmlns:cp=\""
                + PACKAGE_NAMESPACE
                + "/metadata/core-properties\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
                + "<dc:title>"
                + DocxXml.escapeText(metadata.fullTitle())
                + "</dc:title><dc:creator>"
                + DocxXml.escapeText(String.join(", ", metadata.ownerNames()))
                + "</dc:creator><dc:language>"
                + DocxXml.escapeText(metadata.language())
                + "</dc:language></cp:coreProperties>\n";
    }

    private static String relationsPart(List<String> linkTargets) {
        StringBuilder output = new StringBuilder(DocxXml.XML_DECLARATION);
        output.append("<Relationships xmlns=\"")
                .append(PACKAGE_NAMESPACE)
                .append("/relationships\">");
        output.append("<Relationship Id=\"styles\" Type=\"").append(RELATION_NAMESPACE);
        output.append("/styles\" Target=\"styles.xml\"/>");
        IntStream.range(0, linkTargets.size())
                .forEach(i -> {
                    output.append("<Relationship Id=\"link").append(i + 1).append("\" Type=\"");
                    output.append(RELATION_NAMESPACE).append("/hyperlink\" Target=\"");
                    output.append(DocxXml.escapeText(linkTargets.get(i)))
                            .append("\" TargetMode=\"External\"/>");
                });
        return output.append("</Relationships>\n").toString();
    }
}

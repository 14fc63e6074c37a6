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
    private static final long MOST_ROOM = 1 << 30;

    private static final String RELATION =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006";

    private DocxDocument() {}

    public static byte[] of(CvDocument document) {
        DocumentPart body = DocumentPart.of(document);
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("[Content_Types].xml", resource("content-types.xml"));
        parts.put("_rels/.rels", resource("package.rels"));
        parts.put("docProps/core.xml", properties(document.about()));
        parts.put("word/document.xml", body.xml());
        parts.put("word/_rels/document.xml.rels", relations(body.targets()));
        parts.put("word/styles.xml", styles(document.about().language()));
        try {
            return zipped(parts);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // it is written to memory
        }
    }

    /// Stored without compression, which differs between machines.
    private static byte[] zipped(Map<String, String> parts) throws IOException {
        long length = parts.values().stream().mapToLong(String::length).sum();
        int room = (int) Math.min(length + length / 8, MOST_ROOM);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(room);
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                byte[] content = part.getValue().getBytes(StandardCharsets.UTF_8);
                CRC32 sum = new CRC32();
                sum.update(content);
                ZipEntry entry = new ZipEntry(part.getKey());
                entry.setMethod(ZipEntry.STORED);
                entry.setSize(content.length);
                entry.setCrc(sum.getValue());
                // For January 1980, Java would also write the instant, which depends on the time
                // zone.
                entry.setTimeLocal(LocalDateTime.of(1980, 2, 1, 0, 0));
                zip.putNextEntry(entry);
                zip.write(content);
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static String resource(String name) {
        try (InputStream in =
                Objects.requireNonNull(DocxDocument.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String styles(String language) {
        return resource("styles.xml").replace("{language}", DocxXml.escaped(language));
    }

    private static String properties(CvDocument.About about) {
        return DocxXml.HEAD
                + "<cp:coreProperties xmlns:cp=\""
                + PACKAGE
                + "/metadata/core-properties\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
                + "<dc:title>"
                + DocxXml.escaped(about.fullTitle())
                + "</dc:title><dc:creator>"
                + DocxXml.escaped(String.join(", ", about.names()))
                + "</dc:creator><dc:language>"
                + DocxXml.escaped(about.language())
                + "</dc:language></cp:coreProperties>\n";
    }

    private static String relations(List<String> targets) {
        StringBuilder out = new StringBuilder(DocxXml.HEAD);
        out.append("<Relationships xmlns=\"").append(PACKAGE).append("/relationships\">");
        out.append("<Relationship Id=\"styles\" Type=\"").append(RELATION);
        out.append("/styles\" Target=\"styles.xml\"/>");
        IntStream.range(0, targets.size())
                .forEach(i -> {
                    out.append("<Relationship Id=\"link").append(i + 1).append("\" Type=\"");
                    out.append(RELATION).append("/hyperlink\" Target=\"");
                    out.append(DocxXml.escaped(targets.get(i)))
                            .append("\" TargetMode=\"External\"/>");
                });
        return out.append("</Relationships>\n").toString();
    }
}

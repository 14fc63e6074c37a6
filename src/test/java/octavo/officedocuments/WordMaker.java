package octavo.officedocuments;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Makes Word documents with citations of all managers, for tests.
public final class WordMaker {
    private static final String NAMESPACES =
            " xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
                + " xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\""
                + " xmlns:wps=\"http://schemas.microsoft.com/office/word/2010/wordprocessingShape\""
                + " xmlns:v=\"urn:schemas-microsoft-com:vml\"";

    private static final String CONTENT_TYPES =
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
            <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
            <Default Extension="xml" ContentType="application/xml"/>\
            <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>\
            <Override PartName="/word/footnotes.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml"/>\
            <Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>\
            <Override PartName="/docProps/custom.xml" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>\
            </Types>\
            """;

    private static final String RELATIONSHIPS =
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
            <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>\
            <Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties" Target="docProps/custom.xml"/>\
            </Relationships>\
            """;

    private static final String DOCUMENT_RELATIONSHIPS =
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
            <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/>\
            <Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>\
            </Relationships>\
            """;

    private final StringBuilder body = new StringBuilder();
    private final StringBuilder notes = new StringBuilder();
    private final StringBuilder properties = new StringBuilder();
    private final Map<String, String> furtherParts = new LinkedHashMap<>();
    private int noteCount;
    private int propertyCount = 1;

    /// Adds a paragraph of these runs.
    public WordMaker paragraph(String... runs) {
        body.append("<w:p>").append(String.join("", runs)).append("</w:p>");
        return this;
    }

    /// Adds XML to the body.
    public WordMaker xml(String xml) {
        body.append(xml);
        return this;
    }

    public WordMaker part(String name, String content) {
        furtherParts.put(name, content);
        return this;
    }

    public WordMaker property(String name, String value) {
        properties
                .append("<property fmtid=\"{D5CDD505-2E9C-101B-9397-08002B2CF9AE}\" pid=\"")
                .append(++propertyCount)
                .append("\" name=\"")
                .append(name)
                .append("\"><vt:lpwstr>")
                .append(escaped(value))
                .append("</vt:lpwstr></property>");
        return this;
    }

    /// The runs of a note's reference; the note has these runs.
    public String note(String... runs) {
        noteCount++;
        notes.append("<w:footnote w:id=\"")
                .append(noteCount)
                .append("\"><w:p><w:r><w:footnoteRef/></w:r>")
                .append(String.join("", runs))
                .append("</w:p></w:footnote>");
        return "<w:r><w:footnoteReference w:id=\"" + noteCount + "\"/></w:r>";
    }

    public static String text(String text) {
        return "<w:r><w:t xml:space=\"preserve\">" + escaped(text) + "</w:t></w:r>";
    }

    /// A field in the usual five runs.
    public static String field(String code, String result) {
        return "<w:r><w:fldChar w:fldCharType=\"begin\"/></w:r>"
                + instruction(code)
                + "<w:r><w:fldChar w:fldCharType=\"separate\"/></w:r>"
                + "<w:r><w:rPr><w:noProof/></w:rPr><w:t>"
                + escaped(result)
                + "</w:t></w:r><w:r><w:fldChar w:fldCharType=\"end\"/></w:r>";
    }

    public static String instruction(String code) {
        return "<w:r><w:instrText xml:space=\"preserve\">" + escaped(code) + "</w:instrText></w:r>";
    }

    /// A field whose code is cut into several runs.
    public static String splitField(String code, int pieceLength, String result) {
        StringBuilder runs = new StringBuilder("<w:r><w:fldChar w:fldCharType=\"begin\"/></w:r>");
        int start = 0;
        while (start < code.length()) {
            int end = Math.min(start + pieceLength, code.length());
            end += end < code.length() && Character.isLowSurrogate(code.charAt(end)) ? 1 : 0;
            runs.append(instruction(code.substring(start, end)));
            start = end;
        }
        return runs
                + "<w:r><w:fldChar w:fldCharType=\"separate\"/></w:r>"
                + text(result)
                + "<w:r><w:fldChar w:fldCharType=\"end\"/></w:r>";
    }

    /// EndNote's field with its data attached, and another within its code that repeats them.
    public static String endnoteField(String xml, String result) {
        String begin =
                "<w:r><w:fldChar w:fldCharType=\"begin\"><w:fldData xml:space=\"preserve\">"
                        + encoded(xml).replaceAll("(.{76})", "$1\n")
                        + "</w:fldData></w:fldChar></w:r>";
        return begin
                + instruction(" ADDIN EN.CITE ")
                + begin
                + instruction(" ADDIN EN.CITE.DATA ")
                + "<w:r><w:fldChar w:fldCharType=\"end\"/></w:r>"
                + "<w:r><w:fldChar w:fldCharType=\"separate\"/></w:r>"
                + text(result)
                + "<w:r><w:fldChar w:fldCharType=\"end\"/></w:r>";
    }

    public static String control(String tag, String content) {
        return "<w:sdt><w:sdtPr><w:tag w:val=\""
                + escaped(tag)
                + "\"/><w:id w:val=\"1\"/></w:sdtPr><w:sdtContent>"
                + content
                + "</w:sdtContent></w:sdt>";
    }

    public static String bookmark(String name, String result) {
        return "<w:bookmarkStart w:id=\"7\" w:name=\""
                + name
                + "\"/>"
                + text(result)
                + "<w:bookmarkEnd w:id=\"7\"/>";
    }

    /// A text box, which Word writes twice.
    public static String textBox(String runs) {
        String content = "<w:txbxContent><w:p>" + runs + "</w:p></w:txbxContent>";
        return "<w:r><mc:AlternateContent><mc:Choice Requires=\"wps\"><wps:txbx>"
                + content
                + "</wps:txbx></mc:Choice><mc:Fallback><w:pict><v:textbox>"
                + content
                + "</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>";
    }

    public static String encoded(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    public byte[] make() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("[Content_Types].xml", CONTENT_TYPES);
        parts.put("_rels/.rels", RELATIONSHIPS);
        parts.put("word/_rels/document.xml.rels", DOCUMENT_RELATIONSHIPS);
        parts.put(
                "word/document.xml",
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<w:document"
                        + NAMESPACES
                        + "><w:body>"
                        + body
                        + "<w:sectPr/></w:body></w:document>");
        parts.put(
                "word/styles.xml",
                "<w:styles"
                        + NAMESPACES
                        + "><w:style w:type=\"paragraph\" w:default=\"1\""
                        + " w:styleId=\"Normal\"><w:name w:val=\"Normal\"/></w:style></w:styles>");
        parts.put(
                "word/footnotes.xml", "<w:footnotes" + NAMESPACES + ">" + notes + "</w:footnotes>");
        parts.put(
                "docProps/custom.xml",
                "<Properties"
                    + " xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/custom-properties\""
                    + " xmlns:vt=\"http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes\">"
                        + properties
                        + "</Properties>");
        parts.putAll(furtherParts);
        return zip(parts);
    }

    /// An archive with these parts.
    public static byte[] zip(Map<String, String> parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                byte[] content = part.getValue().getBytes(StandardCharsets.UTF_8);
                ZipEntry entry = new ZipEntry(part.getKey());
                entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
                if (part.getKey().equals("mimetype")) {
                    CRC32 checksum = new CRC32();
                    checksum.update(content);
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(content.length);
                    entry.setCrc(checksum.getValue());
                }
                zip.putNextEntry(entry);
                zip.write(content);
                zip.closeEntry();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return bytes.toByteArray();
    }
}

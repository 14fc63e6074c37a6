package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.common.PDNameTreeNode;
import org.apache.pdfbox.pdmodel.common.filespecification.PDComplexFileSpecification;
import org.apache.pdfbox.pdmodel.common.filespecification.PDEmbeddedFile;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Extracts metadata and text from a PDF.
public final class PdfReader {
    private static final int MOST_ATTACHMENTS = 20;
    private static final int DEEPEST_TREE = 8;
    private static final int LARGEST_XMP = 2_000_000;
    private static final int LARGEST_LIBRARY = 2_000_000;
    private static final int HEAD = 64;
    private static final int LONGEST_MARK = 4;
    private static final int LONGEST_VALUE = 10_000;

    private final Map<String, String> information = new LinkedHashMap<>();
    private final List<byte[]> attachedLibraries = new ArrayList<>();
    private final List<PageText> pages = new ArrayList<>();
    private String xmp = "";

    private PdfReader() {}

    /// Whether the bytes are a PDF; some have a byte order mark or whitespace before the header.
    public static boolean isPdf(byte[] bytes) {
        int headLength = Math.min(bytes.length, HEAD);
        String text = new String(bytes, 0, headLength, StandardCharsets.ISO_8859_1).stripLeading();
        int markOffset = text.indexOf("%PDF-");
        return markOffset >= 0 && markOffset <= LONGEST_MARK;
    }

    /// The metadata of a PDF and the text of its first pages. Accepts any bytes.
    public static PdfContent read(byte[] pdf, PdfLimits limits) {
        var reader = new PdfReader();
        Optional<LocalizedSentence> problemSentence = BoundedRead.of(pdf, limits, reader::read);
        return new PdfContent(
                reader.information,
                reader.xmp,
                reader.attachedLibraries,
                reader.pages,
                problemSentence);
    }

    /// The words of all pages within the limits; of a damaged file, those before the damage.
    /// Hyphenated words are joined.
    public static String readWords(byte[] pdf, PdfLimits limits) {
        var words = new StringBuilder();
        Optional<LocalizedSentence> _ =
                BoundedRead.of(
                        pdf,
                        limits,
                        (document, allowance) ->
                                new LineCollector(allowance, page -> appendPage(words, page))
                                        .writeText(document, Writer.nullWriter()));
        return words.toString();
    }

    private static void appendPage(StringBuilder words, PageText page) {
        for (PageLine line : page.lines()) {
            int lastIndex = words.length() - 1;
            boolean isHyphenated =
                    lastIndex > 1
                            && words.charAt(lastIndex) == '\n'
                            && words.charAt(lastIndex - 1) == '-'
                            && Character.isLetter(words.charAt(lastIndex - 2))
                            && Character.isLowerCase(line.text().charAt(0));
            words.setLength(isHyphenated ? lastIndex - 1 : words.length());
            words.append(line.text()).append('\n');
        }
    }

    private void read(PDDocument document, ReadAllowance allowance) throws IOException {
        readInformation(document.getDocumentInformation());
        readXmp(document.getDocumentCatalog().getMetadata());
        readAttachments(document, allowance);
        new LineCollector(allowance, pages::add).writeText(document, Writer.nullWriter());
    }

    private void readInformation(PDDocumentInformation documentInformation) {
        for (String key : documentInformation.getMetadataKeys()) {
            String value = documentInformation.getCustomMetadataValue(key);
            if (value != null && !value.isBlank() && value.length() < LONGEST_VALUE) {
                information.put(key, value.strip());
            }
        }
    }

    private void readXmp(PDMetadata metadata) throws IOException {
        if (metadata != null) {
            try (var input = metadata.createInputStream()) {
                xmp = new String(input.readNBytes(LARGEST_XMP), StandardCharsets.UTF_8);
            }
        }
    }

    private void readAttachments(PDDocument document, ReadAllowance allowance) throws IOException {
        PDDocumentNameDictionary nameDictionary = document.getDocumentCatalog().getNames();
        if (nameDictionary != null && nameDictionary.getEmbeddedFiles() != null) {
            readTree(nameDictionary.getEmbeddedFiles(), allowance, 0);
        }
    }

    private void readTree(
            PDNameTreeNode<PDComplexFileSpecification> node, ReadAllowance allowance, int depth)
            throws IOException {
        allowance.checkLimits();
        Map<String, PDComplexFileSpecification> files = node.getNames();
        if (files != null) {
            for (PDComplexFileSpecification file : files.values()) {
                readAttachment(file);
            }
        }
        List<PDNameTreeNode<PDComplexFileSpecification>> childNodes = node.getKids();
        if (childNodes != null && depth < DEEPEST_TREE) {
            for (PDNameTreeNode<PDComplexFileSpecification> childNode : childNodes) {
                readTree(childNode, allowance, depth + 1);
            }
        }
    }

    /// Keeps an embedded file if it is a library.
    private void readAttachment(PDComplexFileSpecification file) throws IOException {
        String name = String.valueOf(file.getFilename()).toLowerCase(Locale.ROOT);
        PDEmbeddedFile embeddedFile =
                file.getEmbeddedFileUnicode() == null
                        ? file.getEmbeddedFile()
                        : file.getEmbeddedFileUnicode();
        if (embeddedFile != null
                && name.endsWith(".bib")
                && attachedLibraries.size() < MOST_ATTACHMENTS) {
            try (var input = embeddedFile.createInputStream()) {
                attachedLibraries.add(input.readNBytes(LARGEST_LIBRARY));
            }
        }
    }
}

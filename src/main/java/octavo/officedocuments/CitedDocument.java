package octavo.officedocuments;

import octavo.formats.word.WordReader;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodeReader;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.DocumentProperties;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.container.DocumentArchive;
import octavo.officedocuments.word.WordDocument;
import octavo.officedocuments.writer.OpenDocumentText;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// A document of a word processor with its citations, in the order of the text.
///
/// @param textParts the XML of the parts with text, by name
/// @param hasRevisions whether it has tracked changes
public record CitedDocument(
        Path file,
        DocumentKind kind,
        DocumentArchive archive,
        SequencedMap<String, String> textParts,
        DocumentProperties properties,
        List<DocumentCitation> citations,
        boolean hasRevisions) {
    private static final Pattern SOURCES_PART = Pattern.compile("customXml/item\\d*\\.xml");
    private static final Pattern SOURCES_ROOT =
            Pattern.compile("<(?:[\\w.-]{1,40}:)?Sources[\\s>]");

    private static final Pattern MACRO_PART = Pattern.compile("(?i)word/vba.*|Basic/.*|Scripts/.*");

    private static final int MOST_SOURCES = 10_000;

    public CitedDocument {
        textParts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(textParts));
        citations = List.copyOf(citations);
    }

    /// Reads a document.
    ///
    /// @param file its name, for messages
    /// @throws WordedException if it is none, damaged, encrypted or too large
    public static CitedDocument read(Path file, byte[] bytes) throws WordedException {
        return new DocumentReader(file, DocumentArchive.read(file, bytes)).readDocument();
    }

    /// The citations and bibliographies that a reader sees.
    public List<DocumentCitation> readCitations() {
        return citations.stream().filter(DocumentCitation::isRead).toList();
    }

    /// All cites that a reader sees, in the order of the text.
    public List<CodedCite> cites() {
        return readCitations().stream()
                .flatMap(citation -> citation.code().cites().stream())
                .toList();
    }

    /// The style and the language that the document is in, as far as it says so.
    public Optional<ZoteroCode.StyleChoice> styleChoice() {
        return properties
                .joinedValue("ZOTERO_PREF")
                .or(() -> properties.joinedValue("CSL_PREF"))
                .flatMap(ZoteroCode::styleIn)
                .or(() ->
                        Optional.ofNullable(
                                        properties.valuesByName().get("Mendeley Citation Style_1"))
                                .map(style -> new ZoteroCode.StyleChoice(style, "")));
    }

    /// Whether it has macros, which stay as they are.
    public boolean hasMacros() {
        return archive.partNames().stream().anyMatch(name -> MACRO_PART.matcher(name).matches());
    }

    /// Reads the parts of an archive.
    private record DocumentReader(Path file, DocumentArchive archive) {
        CitedDocument readDocument() throws WordedException {
            DocumentKind kind = kindOf();
            SequencedMap<String, String> textParts = new LinkedHashMap<>();
            for (String name : archive.partNames()) {
                boolean isText =
                        switch (kind) {
                            case WORD -> WordDocument.isTextPart(name);
                            case OPEN_DOCUMENT -> OpenDocumentText.isTextPart(name);
                        };
                if (isText) {
                    textParts.put(name, readXml(name));
                }
            }
            DocumentProperties properties =
                    DocumentProperties.read(
                            readXml(
                                    kind == DocumentKind.WORD
                                            ? DocumentProperties.WORD_PART
                                            : DocumentProperties.OPEN_DOCUMENT_PART));
            CodeReader codeReader = new CodeReader(readSources(), properties);
            List<CodedRange> ranges;
            boolean hasRevisions;
            if (kind == DocumentKind.WORD) {
                WordDocument word = WordDocument.read(textParts);
                ranges = word.ranges();
                hasRevisions = word.hasRevisions();
            } else {
                OpenDocumentText openText = OpenDocumentText.read(textParts);
                ranges = openText.ranges();
                hasRevisions = openText.hasRevisions();
            }
            List<DocumentCitation> citations = new ArrayList<>();
            for (CodedRange range : ranges) {
                Optional<CitationCode> code = codeReader.read(range);
                code.ifPresent(it -> citations.add(new DocumentCitation(range, it)));
            }
            return new CitedDocument(
                    file, kind, archive, textParts, properties, citations, hasRevisions);
        }

        private DocumentKind kindOf() throws WordedException {
            List<String> names = archive.partNames();
            if (names.contains("[Content_Types].xml")
                    && names.stream().anyMatch(name -> name.matches("word/document\\d*\\.xml"))) {
                return DocumentKind.WORD;
            }
            if (names.contains(OpenDocumentText.CONTENT)) {
                return DocumentKind.OPEN_DOCUMENT;
            }
            throw new WordedException(
                    file, LocalizedSentence.of("it is not a .docx or .odt document"));
        }

        /// The XML of a part; empty if there is none.
        private String readXml(String name) throws WordedException {
            byte[] bytes = archive.part(name).orElse(new byte[0]);
            String xml;
            try {
                xml = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            } catch (CharacterCodingException _) {
                throw new WordedException(
                        file, LocalizedSentence.of("its part {0} is not in UTF-8", name));
            }
            if (MarkupScanner.hasDocumentType(xml)) {
                throw new WordedException(
                        file,
                        LocalizedSentence.of(
                                "its part {0} has a document type, which no word processor writes",
                                name));
            }
            return xml;
        }

        /// The sources that Word keeps, by tag.
        private Map<String, ImportedWork> readSources() throws WordedException {
            Map<String, ImportedWork> worksByTag = new LinkedHashMap<>();
            for (String name : archive.partNames()) {
                if (SOURCES_PART.matcher(name).matches()) {
                    byte[] bytes = archive.part(name).orElse(new byte[0]);
                    SourceContent content = SourceContent.of(bytes);
                    if (SOURCES_ROOT.matcher(content.head()).find()) {
                        WordReader.FORMAT.readWorks(content).works().stream()
                                .limit(MOST_SOURCES)
                                .forEach(work ->
                                        work.key()
                                                .ifPresent(
                                                        tag -> worksByTag.putIfAbsent(tag, work)));
                    }
                }
            }
            return worksByTag;
        }
    }
}

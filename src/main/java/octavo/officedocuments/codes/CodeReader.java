package octavo.officedocuments.codes;

import octavo.formats.workdrafts.ImportedWork;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.RangeKind;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Tells whose code a range has, and reads it.
///
/// @param wordSources the sources that Word keeps in the document, by tag
/// @param properties the document's, in which codes of bookmarks are kept
public record CodeReader(Map<String, ImportedWork> wordSources, DocumentProperties properties) {
    private static final String MENDELEY_TAG = "MENDELEY_CITATION_v3_";
    private static final Pattern CITATION_FIELD = Pattern.compile("(?i)CITATION\\s+\\S.*");

    public CodeReader {
        wordSources = Map.copyOf(wordSources);
    }

    /// What the code of a range says; empty if it is nobody's citation.
    public Optional<CitationCode> read(CodedRange range) {
        String code = codeOf(range).strip();
        return switch (range.kind()) {
            case FIELD, SIMPLE_FIELD, FIELD_MARK -> readField(code, range.attachedData());
            case CONTENT_CONTROL -> readControl(code);
            case BOOKMARK, REFERENCE_MARK, SECTION -> readMark(code);
            case NATIVE_ELEMENT ->
                    Optional.of(
                            code.equals("text:bibliography")
                                    ? CitationCode.bibliography(
                                            CitationManager.LIBREOFFICE, Optional.empty())
                                    : NativeCodeReader.read(range.attachedData()));
        };
    }

    /// The code of a range, wherever it is kept.
    public String codeOf(CodedRange range) {
        return range.kind() == RangeKind.BOOKMARK
                ? properties.joinedValue(range.code()).orElse(range.code())
                : range.code();
    }

    private Optional<CitationCode> readField(String code, String attachedData) {
        String upper = code.substring(0, Math.min(code.length(), 60)).toUpperCase(Locale.ROOT);
        if (!upper.startsWith("ADDIN")) {
            return upper.matches("BIBLIOGRAPHY(\\s.*)?")
                    ? Optional.of(CitationCode.bibliography(CitationManager.WORD, Optional.empty()))
                    : CITATION_FIELD.matcher(code).matches()
                            ? Optional.of(WordCodeReader.read(code, wordSources))
                            : Optional.empty();
        }
        String body = code.substring("ADDIN".length()).strip();
        return readAddin(body, attachedData);
    }

    private static Optional<CitationCode> readAddin(String body, String attachedData) {
        if (body.startsWith("EN.CITE.DATA")) {
            return Optional.empty();
        }
        if (body.startsWith("EN.CITE")) {
            return Optional.of(EndnoteCodeReader.read(body, attachedData));
        }
        if (body.matches("(?s)EN\\.(?:SECTION\\.)?REFLIST.*")) {
            return Optional.of(
                    CitationCode.bibliography(CitationManager.ENDNOTE, Optional.empty()));
        }
        if (body.matches("(?is)CITAVI[ .]BIBLIOGRAPHY.*|CitaviBibliography.*")) {
            return Optional.of(CitationCode.bibliography(CitationManager.CITAVI, Optional.empty()));
        }
        return body.matches("(?is)CITAVI\\.?PLACEHOLDER.*")
                ? Optional.of(
                        CitaviCodeReader.read(body.replaceFirst("(?is)^CITAVI\\.?PLACEHOLDER", "")))
                : readMark(body);
    }

    private static Optional<CitationCode> readControl(String tag) {
        if (tag.startsWith(MENDELEY_TAG)) {
            Optional<ObjectNode> json =
                    Base64Text.decode(tag.substring(MENDELEY_TAG.length()))
                            .flatMap(BalancedJson::parseObject);
            return Optional.of(
                    json.map(node -> CslCitationReader.read(CitationManager.MENDELEY_CITE, node))
                            .orElseGet(() ->
                                    CitationCode.citation(
                                            CitationManager.MENDELEY_CITE, List.of())));
        }
        return tag.startsWith("MENDELEY_BIBLIOGRAPHY")
                ? Optional.of(
                        CitationCode.bibliography(CitationManager.MENDELEY_CITE, Optional.empty()))
                : Optional.empty();
    }

    /// A code as Zotero and Mendeley write it into fields, marks, bookmarks and sections alike.
    public static Optional<CitationCode> readMark(String code) {
        String upper = code.toUpperCase(Locale.ROOT);
        boolean isZotero =
                upper.startsWith("ZOTERO_") || upper.startsWith("CSL_") && !isMendeley(code);
        CitationManager manager =
                isZotero ? CitationManager.ZOTERO : CitationManager.MENDELEY_DESKTOP;
        if (upper.startsWith("ZOTERO_BIBL")
                || upper.startsWith("CSL_BIBLIOGRAPHY")
                || upper.startsWith("MENDELEY BIBLIOGRAPHY")) {
            return Optional.of(CitationCode.bibliography(manager, BalancedJson.firstObject(code)));
        }
        if (upper.startsWith("ZOTERO_ITEM")
                || upper.startsWith("CSL_CITATION")
                || upper.startsWith("ZOTERO_CITATION")
                || upper.startsWith("MENDELEY CITATION")) {
            String body = code.substring(Math.max(upper.indexOf("CSL_CITATION"), 0));
            return Optional.of(
                    BalancedJson.firstObject(body)
                            .map(json -> CslCitationReader.read(managerOf(manager, json), json))
                            .orElseGet(() -> CitationCode.citation(manager, List.of())));
        }
        return code.startsWith("JR_bib")
                ? Optional.of(CitationCode.bibliography(CitationManager.JABREF, Optional.empty()))
                : JabrefCodeReader.read(code);
    }

    private static boolean isMendeley(String code) {
        return code.contains("\"mendeley\"");
    }

    /// The programs that write Zotero's codes give their items addresses of their own.
    private static CitationManager managerOf(CitationManager manager, ObjectNode json) {
        String items = json.path("citationItems").toString();
        boolean isOurs = items.contains("/octavo/");
        return isOurs
                ? CitationManager.OCTAVO
                : items.contains("://www.jabref.org/") ? CitationManager.JABREF : manager;
    }
}

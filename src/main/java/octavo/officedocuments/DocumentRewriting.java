package octavo.officedocuments;

import octavo.officedocuments.codes.DocumentProperties;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.word.WordRangeEditor;
import octavo.officedocuments.writer.AutomaticStyles;
import octavo.officedocuments.writer.OpenTextRangeEditor;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.RangeUpdate;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes updates of ranges into a document. A part without changes keeps its bytes.
record DocumentRewriting(
        CitedDocument document,
        DocumentChange.RenderCitations render,
        List<RangeUpdate> updates,
        RenderingRemarks remarks) {
    private static final String PREFERENCES = "ZOTERO_PREF";

    DocumentUpdate rewrite(byte[] present) {
        Map<String, byte[]> parts = new LinkedHashMap<>();
        Map<String, List<RangeUpdate>> updatesByPart = new LinkedHashMap<>();
        updates.stream()
                .sorted(Comparator.comparingInt(each -> each.range().openingSpan().start()))
                .forEach(update ->
                        updatesByPart
                                .computeIfAbsent(update.range().partName(), _ -> new ArrayList<>())
                                .add(update));
        int changedCount = 0;
        List<LocalizedSentence> newTexts = new ArrayList<>();
        for (Map.Entry<String, List<RangeUpdate>> each : updatesByPart.entrySet()) {
            String xml = document.textParts().getOrDefault(each.getKey(), "");
            PartEdits partEdits = editsOf(xml, each.getValue());
            changedCount += partEdits.changedCount();
            newTexts.addAll(partEdits.newTexts());
            if (!partEdits.edits().isEmpty()) {
                parts.put(each.getKey(), utf8(MarkupEdit.applyAll(xml, partEdits.edits())));
            }
        }
        List<LocalizedSentence> changes = new ArrayList<>();
        if (changedCount > 0) {
            changes.add(
                    LocalizedSentence.of(
                            "{0} citations and bibliographies were changed", changedCount));
        }
        if (!updates.isEmpty() && putPreferences(parts)) {
            changes.add(
                    LocalizedSentence.of(
                            "the document's style is now {0}", render.style().title()));
        }
        return new DocumentUpdate(
                parts.isEmpty() ? present : document.archive().withParts(parts),
                changes,
                newTexts,
                remarks.all());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// @param changedCount the ranges that change
    /// @param newTexts the citations whose text changes
    private record PartEdits(
            List<MarkupEdit> edits, int changedCount, List<LocalizedSentence> newTexts) {}

    private PartEdits editsOf(String xml, List<RangeUpdate> partUpdates) {
        List<MarkupEdit> edits = new ArrayList<>();
        AutomaticStyles styles = AutomaticStyles.of(xml);
        List<LocalizedSentence> newTexts = new ArrayList<>();
        int changedCount = 0;
        int editedEnd = 0;
        for (RangeUpdate update : partUpdates) {
            CodedRange range = update.range();
            Optional<List<MarkupEdit>> rangeEdits =
                    range.openingSpan().start() < editedEnd
                            ? Optional.empty()
                            : document.kind() == DocumentKind.WORD
                                    ? WordRangeEditor.edits(xml, update)
                                    : OpenTextRangeEditor.edits(xml, update, styles);
            if (rangeEdits.isEmpty()) {
                remarks.addUneditable(range);
            } else if (!rangeEdits.get().isEmpty()) {
                edits.addAll(rangeEdits.get());
                editedEnd = range.outerSpan().end();
                if (!range.isFallback()) {
                    changedCount++;
                    newText(update).ifPresent(newTexts::add);
                }
            }
        }
        if (document.kind() == DocumentKind.OPEN_DOCUMENT) {
            styles.additions().ifPresent(edits::add);
        }
        return new PartEdits(edits, changedCount, newTexts);
    }

    /// What becomes of the text of a citation, for people; empty for a bibliography.
    private static Optional<LocalizedSentence> newText(RangeUpdate update) {
        String oldText = update.range().visibleText().strip();
        return Optional.of(update.paragraphs())
                .filter(paragraphs -> paragraphs.size() == 1 && !oldText.contains("\n"))
                .map(paragraphs -> TextPiece.plainText(paragraphs.getFirst()))
                .filter(text -> !text.equals(oldText))
                .map(text ->
                        LocalizedSentence.of(
                                "paragraph {0}: “{1}” becomes “{2}”",
                                update.range().place().paragraph(), oldText, text));
    }

    /// Puts the style among the document's properties, where Zotero looks for it.
    ///
    /// @return whether they change
    private boolean putPreferences(Map<String, byte[]> parts) {
        boolean isWord = document.kind() == DocumentKind.WORD;
        String partName =
                isWord ? DocumentProperties.WORD_PART : DocumentProperties.OPEN_DOCUMENT_PART;
        String present = document.properties().joinedValue(PREFERENCES).orElse("");
        String locale =
                render.locale().isEmpty() ? render.style().defaultLocale() : render.locale();
        String fieldType =
                isWord || render.form().equals(Optional.of(CodeForm.FIELDS))
                        ? "Field"
                        : "ReferenceMark";
        String styled =
                ZoteroCode.preferences(
                        present,
                        new ZoteroCode.StyleChoice(
                                render.style().id(), locale.isEmpty() ? "en-US" : locale),
                        render.style().isNote(),
                        fieldType);
        String preferences =
                render.form().isPresent() ? ZoteroCode.withFieldType(styled, fieldType) : styled;
        if (preferences.equals(present)) {
            return false;
        }
        try {
            Optional<byte[]> content = document.archive().part(partName);
            if (content.isEmpty() && isWord) {
                return new NewProperties(document.archive()).put(PREFERENCES, preferences, parts);
            }
            String xml = new String(content.orElse(new byte[0]), StandardCharsets.UTF_8);
            Optional<String> newXml =
                    new PropertyEdits(document.kind(), xml).withProperty(PREFERENCES, preferences);
            newXml.ifPresentOrElse(text -> parts.put(partName, utf8(text)), remarks::addProperties);
            return newXml.isPresent();
        } catch (WordedException _) {
            remarks.addProperties();
            return false;
        }
    }
}

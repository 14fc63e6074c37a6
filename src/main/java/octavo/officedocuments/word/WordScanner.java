package octavo.officedocuments.word;

import octavo.officedocuments.word.WordPart.NoteReference;
import octavo.officedocuments.word.WordPart.NoteStart;
import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.RangeKind;
import octavo.officedocuments.xmlscan.CodedRange.RevisionState;
import octavo.officedocuments.xmlscan.CodedRange.TextPlace;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.OpenRange;
import octavo.text.Span;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the ranges of a part of a Word document.
final class WordScanner {
    private static final String FIELD_CHARACTER = "w:fldChar";

    private final String partName;
    private final MarkupScanner scanner;
    private final List<CodedRange> ranges = new ArrayList<>();
    private final List<NoteReference> noteReferences = new ArrayList<>();
    private final List<NoteStart> noteStarts = new ArrayList<>();
    private final Deque<OpenRange> openFields = new ArrayDeque<>();
    private final Deque<OpenControl> openControls = new ArrayDeque<>();
    private final Map<String, OpenRange> bookmarksById = new HashMap<>();
    private final Deque<OpenParagraph> openParagraphs = new ArrayDeque<>();
    private int paragraphCount;
    private int insertionDepth;
    private int deletionDepth;
    private int fallbackDepth;
    private boolean hasRevisions;
    private Optional<TextUse> textUse = Optional.empty();
    private int textStart;

    /// What the characters of an element are for.
    private enum TextUse {
        CONTENT,
        DELETED_CONTENT,
        CODE,
        DATA
    }

    /// A paragraph that is being read; in a text box, within another.
    private static final class OpenParagraph {
        final int number;
        int length;

        OpenParagraph(int number) {
            this.number = number;
        }
    }

    /// A content control: its tag comes before its content.
    private static final class OpenControl {
        final Span openingSpan;
        String tag = "";
        Optional<OpenRange> range = Optional.empty();
        Span contentEnd;

        OpenControl(Span openingSpan) {
            this.openingSpan = openingSpan;
            this.contentEnd = openingSpan;
        }
    }

    private WordScanner(String partName, String xml) {
        this.partName = partName;
        this.scanner = new MarkupScanner(xml);
    }

    static WordPart scan(String partName, String xml) {
        WordScanner wordScanner = new WordScanner(partName, xml);
        while (wordScanner.scanner.next()) {
            wordScanner.readToken();
        }
        wordScanner.ranges.sort(Comparator.comparingInt(range -> range.openingSpan().start()));
        return new WordPart(
                wordScanner.ranges,
                wordScanner.noteReferences,
                wordScanner.noteStarts,
                wordScanner.hasRevisions);
    }

    private void readToken() {
        switch (scanner.kind()) {
            case TEXT -> readCharacters();
            case START -> readStart(false);
            case EMPTY -> readStart(true);
            case END -> readEnd();
            case OTHER -> {}
        }
    }

    private void readCharacters() {
        if (textUse.isEmpty()) {
            return;
        }
        switch (textUse.get()) {
            case CONTENT -> addText(scanner.text());
            case DELETED_CONTENT -> addDeleted(scanner.text());
            case CODE -> addCode(scanner.text());
            case DATA -> {
                OpenRange field = openFields.peek();
                if (field != null) {
                    field.appendData(scanner.text());
                }
            }
        }
    }

    /// The result of a field within another's code is part of that code.
    private void addText(String text) {
        if (fallbackDepth == 0 && !openParagraphs.isEmpty()) {
            openParagraphs.getFirst().length += text.length();
        }
        for (OpenRange field : openFields) {
            if (!field.isInResult()) {
                field.appendCode(text);
                return;
            }
            field.appendText(text);
        }
        openControls.forEach(control -> control.range.ifPresent(range -> range.appendText(text)));
        bookmarksById.values().forEach(range -> range.appendText(text));
    }

    private void addDeleted(String text) {
        OpenRange field = openFields.peek();
        if (field != null && field.revision() == RevisionState.DELETED && field.isInResult()) {
            field.appendText(text);
        }
    }

    private void addCode(String text) {
        OpenRange field = openFields.peek();
        if (field != null && !field.isInResult()) {
            field.appendCode(text);
        }
    }

    private void readStart(boolean isEmpty) {
        switch (scanner.name()) {
            case "w:t" -> startText(TextUse.CONTENT, isEmpty);
            case "w:delText" -> startText(TextUse.DELETED_CONTENT, isEmpty);
            case "w:instrText", "w:delInstrText" -> startText(TextUse.CODE, isEmpty);
            case "w:fldData" -> startText(TextUse.DATA, isEmpty);
            case "w:tab", "w:br", "w:cr", "w:noBreakHyphen" -> addSign();
            case FIELD_CHARACTER -> readFieldCharacter();
            case "w:fldSimple" -> startSimpleField(isEmpty);
            case "w:sdt", "w:tag", "w:sdtContent" -> readControlStart(isEmpty);
            case "w:bookmarkStart" -> startBookmark();
            case "w:bookmarkEnd" -> endBookmark();
            case "w:footnoteReference" -> addNoteReference(false);
            case "w:endnoteReference" -> addNoteReference(true);
            default -> readStructure(isEmpty);
        }
    }

    private void readStructure(boolean isEmpty) {
        switch (scanner.name()) {
            case "w:p" -> startParagraph(isEmpty);
            case "w:footnote", "w:endnote" ->
                    noteStarts.add(
                            new NoteStart(scanner.attribute("w:id").orElse(""), scanner.start()));
            case "w:ins", "w:moveTo" -> {
                hasRevisions = true;
                insertionDepth += isEmpty ? 0 : 1;
            }
            case "w:del", "w:moveFrom" -> {
                hasRevisions = true;
                deletionDepth += isEmpty ? 0 : 1;
            }
            case "mc:Fallback" -> fallbackDepth += isEmpty ? 0 : 1;
            default -> {}
        }
    }

    private void startText(TextUse use, boolean isEmpty) {
        textStart = scanner.start();
        textUse = isEmpty ? Optional.empty() : Optional.of(use);
    }

    /// A tab within the properties of a paragraph is a stop, not a sign; it has a position.
    private void addSign() {
        boolean isTab = scanner.name().equals("w:tab");
        if (isTab && scanner.attribute("w:pos").isPresent()) {
            return;
        }
        addText(isTab ? "\t" : scanner.name().equals("w:noBreakHyphen") ? "\u2011" : "\n");
    }

    private void startParagraph(boolean isEmpty) {
        paragraphCount += fallbackDepth == 0 ? 1 : 0;
        if (!openFields.isEmpty() && openFields.peek().isInResult() && !isEmpty) {
            openFields.forEach(OpenParagraphBreak::addTo);
        }
        openControls.forEach(control -> control.range.ifPresent(OpenParagraphBreak::addTo));
        if (!isEmpty) {
            openParagraphs.push(new OpenParagraph(paragraphCount));
            OpenRange.dropOutermost(openParagraphs);
        }
    }

    /// The break between two paragraphs of a result.
    private static final class OpenParagraphBreak {
        private OpenParagraphBreak() {}

        static void addTo(OpenRange range) {
            if (range.isInResult()) {
                range.appendText("\n");
            }
        }
    }

    private TextPlace place() {
        OpenParagraph paragraph = openParagraphs.peek();
        return paragraph == null
                ? new TextPlace(Math.max(paragraphCount, 1), 1, 0)
                : new TextPlace(paragraph.number, paragraph.length + 1, 0);
    }

    private RevisionState revision() {
        return deletionDepth > 0
                ? RevisionState.DELETED
                : insertionDepth > 0 ? RevisionState.INSERTED : RevisionState.UNCHANGED;
    }

    private OpenRange openRange(RangeKind kind, Span openingSpan, boolean isInResult) {
        return new OpenRange(
                partName, kind, openingSpan, place(), revision(), fallbackDepth > 0, isInResult);
    }

    private void readFieldCharacter() {
        switch (scanner.attribute("w:fldCharType").orElse("")) {
            case "begin" -> pushField(openRange(RangeKind.FIELD, scanner.span(), false));
            case "separate" -> {
                OpenRange field = openFields.peek();
                if (field != null) {
                    field.startResult(scanner.end());
                }
            }
            case "end" -> {
                OpenRange field = openFields.poll();
                if (field != null) {
                    passDataOn(field);
                    ranges.add(field.close(scanner.span()));
                }
            }
            default -> {}
        }
    }

    /// A field within another's code may hold the data of both, as EndNote's does.
    private void passDataOn(OpenRange innerField) {
        OpenRange outerField = openFields.peek();
        if (outerField != null && !outerField.isInResult() && !outerField.hasData()) {
            outerField.appendData(innerField.data());
        }
    }

    private void startSimpleField(boolean isEmpty) {
        OpenRange field = openRange(RangeKind.SIMPLE_FIELD, scanner.span(), true);
        field.appendCode(scanner.attribute("w:instr").orElse(""));
        if (isEmpty) {
            ranges.add(field.close(new Span(scanner.end(), scanner.end())));
        } else {
            pushField(field);
        }
    }

    private void pushField(OpenRange field) {
        openFields.push(field);
        if (openFields.size() > OpenRange.MOST_OPEN) {
            openFields.removeLast();
        }
    }

    private void readControlStart(boolean isEmpty) {
        OpenControl control = openControls.peek();
        if (scanner.name().equals("w:sdt")) {
            if (!isEmpty) {
                openControls.push(new OpenControl(scanner.span()));
                if (openControls.size() > OpenRange.MOST_OPEN) {
                    openControls.removeLast();
                }
            }
        } else if (control != null && control.range.isEmpty()) {
            if (scanner.name().equals("w:tag")) {
                control.tag = scanner.attribute("w:val").orElse("");
            } else {
                Span openingSpan = new Span(control.openingSpan.start(), scanner.end());
                OpenRange range = openRange(RangeKind.CONTENT_CONTROL, openingSpan, true);
                range.appendCode(control.tag);
                control.range = Optional.of(range);
                control.contentEnd = new Span(scanner.end(), scanner.end());
            }
        }
    }

    private void startBookmark() {
        String name = scanner.attribute("w:name").orElse("");
        OpenRange range = openRange(RangeKind.BOOKMARK, scanner.span(), true);
        range.appendCode(name);
        if (name.contains("_BREF_") && bookmarksById.size() < OpenRange.MOST_OPEN) {
            bookmarksById.put(scanner.attribute("w:id").orElse(""), range);
        }
    }

    private void endBookmark() {
        OpenRange range = bookmarksById.remove(scanner.attribute("w:id").orElse(""));
        if (range != null) {
            ranges.add(range.close(scanner.span()));
        }
    }

    private void addNoteReference(boolean isEndnote) {
        if (fallbackDepth == 0) {
            noteReferences.add(
                    new NoteReference(
                            isEndnote,
                            scanner.attribute("w:id").orElse(""),
                            scanner.start(),
                            place()));
        }
    }

    private void readEnd() {
        switch (scanner.name()) {
            case "w:t", "w:delText", "w:instrText", "w:delInstrText", "w:fldData" -> endText();
            case FIELD_CHARACTER -> {
                OpenRange field = openFields.peek();
                if (field != null && !field.isInResult()) {
                    field.extendOpening(scanner.end());
                }
            }
            case "w:fldSimple" -> endSimpleField();
            case "w:sdtContent" -> {
                OpenControl control = openControls.peek();
                if (control != null) {
                    control.contentEnd = scanner.span();
                }
            }
            case "w:sdt" -> endControl();
            case "w:p" -> openParagraphs.poll();
            case "w:ins", "w:moveTo" -> insertionDepth = Math.max(0, insertionDepth - 1);
            case "w:del", "w:moveFrom" -> deletionDepth = Math.max(0, deletionDepth - 1);
            case "mc:Fallback" -> fallbackDepth = Math.max(0, fallbackDepth - 1);
            default -> {}
        }
    }

    private void endText() {
        OpenRange field = openFields.peek();
        boolean isCode = textUse.filter(use -> use == TextUse.CODE).isPresent();
        if (isCode && field != null && !field.isInResult()) {
            field.addCodeSpan(new Span(textStart, scanner.end()));
        }
        textUse = Optional.empty();
    }

    /// A field that is not closed in it ends with it.
    private void endSimpleField() {
        while (!openFields.isEmpty()) {
            OpenRange field = openFields.pop();
            if (field.kind() == RangeKind.SIMPLE_FIELD) {
                ranges.add(field.close(scanner.span()));
                return;
            }
        }
    }

    private void endControl() {
        OpenControl control = openControls.poll();
        if (control != null && control.range.isPresent() && !control.tag.isEmpty()) {
            Span closingSpan = new Span(control.contentEnd.start(), scanner.end());
            ranges.add(control.range.get().close(closingSpan));
        }
    }
}

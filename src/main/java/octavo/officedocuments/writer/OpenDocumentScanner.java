package octavo.officedocuments.writer;

import octavo.fields.FieldName;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the ranges of a part of an `.odt`. Marks need not nest.
final class OpenDocumentScanner {
    /// The attributes in which LibreOffice's own citations keep their data.
    private static final List<String> NATIVE_FIELDS =
            List.of(
                    "bibliography-type",
                    "identifier",
                    "author",
                    "title",
                    "journal",
                    FieldName.BOOKTITLE,
                    "year",
                    "month",
                    "volume",
                    "number",
                    "pages",
                    "publisher",
                    "address",
                    "edition",
                    "editor",
                    "chapter",
                    "series",
                    "institution",
                    "organizations",
                    "school",
                    "report-type",
                    "howpublished",
                    "isbn",
                    "issn",
                    "doi",
                    "url",
                    "note",
                    "annote");

    private final String partName;
    private final MarkupScanner scanner;
    private final List<CodedRange> ranges = new ArrayList<>();
    private final Map<String, OpenRange> openMarks = new LinkedHashMap<>();
    private final Deque<OpenRange> openSections = new ArrayDeque<>();
    private final Deque<OpenRange> openFieldMarks = new ArrayDeque<>();
    private final Deque<int[]> openParagraphs = new ArrayDeque<>();
    private final Set<String> insertedIds = new HashSet<>();
    private final Set<String> openChanges = new HashSet<>();
    private String regionId = "";
    private int paragraphCount;
    private int noteCount;
    private int noteDepth;
    private int deletionDepth;
    private int omittedDepth;
    private boolean hasRevisions;

    private OpenDocumentScanner(String partName, String xml) {
        this.partName = partName;
        this.scanner = new MarkupScanner(xml);
    }

    static OpenDocumentText scan(String partName, String xml) {
        OpenDocumentScanner markScanner = new OpenDocumentScanner(partName, xml);
        while (markScanner.scanner.next()) {
            markScanner.readToken();
        }
        markScanner.ranges.sort(Comparator.comparingInt(range -> range.openingSpan().start()));
        return new OpenDocumentText(markScanner.ranges, markScanner.hasRevisions);
    }

    private void readToken() {
        switch (scanner.kind()) {
            case TEXT -> {
                if (!openParagraphs.isEmpty()) {
                    addText(scanner.text());
                }
            }
            case START -> readStart(false);
            case EMPTY -> readStart(true);
            case END -> readEnd();
            case OTHER -> {}
        }
    }

    private void addText(String text) {
        if (omittedDepth > 0) {
            return;
        }
        if (noteDepth == 0 && !openParagraphs.isEmpty()) {
            openParagraphs.getFirst()[1] += text.length();
        }
        openRanges().forEach(range -> range.appendText(text));
    }

    private Stream<OpenRange> openRanges() {
        return Stream.of(openMarks.values(), openSections, openFieldMarks)
                .flatMap(open -> open.stream());
    }

    private void readStart(boolean isEmpty) {
        switch (scanner.name()) {
            case "text:p", "text:h" -> startParagraph(isEmpty);
            case "text:s" -> addText(" ".repeat(spaceCount()));
            case "text:tab" -> addText("\t");
            case "text:line-break" -> addText("\n");
            case "text:reference-mark-start" -> openMark("mark ", RangeKind.REFERENCE_MARK);
            case "text:reference-mark-end" -> closeMark("mark ");
            case "text:bookmark-start" -> openMark("bookmark ", RangeKind.BOOKMARK);
            case "text:bookmark-end" -> closeMark("bookmark ");
            case "text:section" -> openSection(RangeKind.SECTION, isEmpty);
            case "text:bibliography", "text:bibliography-mark" ->
                    openSection(RangeKind.NATIVE_ELEMENT, isEmpty);
            case "field:fieldmark-start" -> openFieldMark(isEmpty);
            case "field:param" -> addParameter();
            case "field:fieldmark-separator" -> separateFieldMark();
            case "field:fieldmark-end" -> closeFieldMark();
            default -> readStructure(isEmpty);
        }
    }

    private void readStructure(boolean isEmpty) {
        int added = isEmpty ? 0 : 1;
        switch (scanner.name()) {
            case "text:note" -> {
                noteCount++;
                noteDepth += added;
            }
            case "text:note-citation", "office:annotation" -> omittedDepth += added;
            case "text:changed-region" ->
                    regionId =
                            scanner.attribute("text:id")
                                    .or(() -> scanner.attribute("xml:id"))
                                    .orElse("");
            case "text:insertion" -> {
                hasRevisions = true;
                insertedIds.add(regionId);
            }
            case "text:deletion" -> {
                hasRevisions = true;
                deletionDepth += added;
            }
            case "text:change-start" -> openChanges.add(changeId());
            case "text:change-end" -> openChanges.remove(changeId());
            default -> {}
        }
    }

    private String changeId() {
        return scanner.attribute("text:change-id").orElse("");
    }

    private int spaceCount() {
        String count = scanner.attribute("text:c").orElse("1");
        return count.matches("[0-9]{1,4}") ? Integer.parseInt(count) : 1;
    }

    private void startParagraph(boolean isEmpty) {
        paragraphCount += noteDepth == 0 && deletionDepth == 0 ? 1 : 0;
        openSections.forEach(range -> range.appendText("\n"));
        if (!isEmpty) {
            openParagraphs.push(new int[] {paragraphCount, 0});
        }
    }

    private TextPlace place() {
        int[] paragraph =
                noteDepth > 0 && openParagraphs.size() > 1
                        ? openParagraphs.getLast()
                        : openParagraphs.peek();
        int noteNumber = noteDepth > 0 ? noteCount : 0;
        return paragraph == null
                ? new TextPlace(Math.max(paragraphCount, 1), 1, noteNumber)
                : new TextPlace(Math.max(paragraph[0], 1), paragraph[1] + 1, noteNumber);
    }

    private RevisionState revision() {
        return deletionDepth > 0
                ? RevisionState.DELETED
                : openChanges.stream().anyMatch(insertedIds::contains)
                        ? RevisionState.INSERTED
                        : RevisionState.UNCHANGED;
    }

    private OpenRange openRange(RangeKind kind) {
        return new OpenRange(partName, kind, scanner.span(), place(), revision(), false, true);
    }

    private void openMark(String nameSpace, RangeKind kind) {
        String name = scanner.attribute("text:name").orElse("");
        OpenRange range = openRange(kind);
        range.appendCode(name);
        boolean isBookmark = kind == RangeKind.BOOKMARK;
        if (isBookmark && !name.contains("_BREF_")) {
            return;
        }
        openMarks.put(nameSpace + name, range);
        if (openMarks.size() > OpenRange.MOST_OPEN) {
            openMarks.remove(openMarks.keySet().iterator().next());
        }
    }

    private void closeMark(String nameSpace) {
        OpenRange range = openMarks.remove(nameSpace + scanner.attribute("text:name").orElse(""));
        if (range != null) {
            ranges.add(range.close(scanner.span()));
        }
    }

    private void openSection(RangeKind kind, boolean isEmpty) {
        OpenRange range = openRange(kind);
        range.appendCode(
                kind == RangeKind.NATIVE_ELEMENT
                        ? scanner.name()
                        : scanner.attribute("text:name").orElse(""));
        if (scanner.name().equals("text:bibliography-mark")) {
            range.appendData(nativeData());
        }
        if (isEmpty) {
            ranges.add(range.close(new Span(scanner.end(), scanner.end())));
        } else {
            openSections.push(range);
            if (openSections.size() > OpenRange.MOST_OPEN) {
                openSections.removeLast();
            }
        }
    }

    /// A line for each attribute: `title=Research Methods`.
    private String nativeData() {
        return NATIVE_FIELDS.stream()
                .flatMap(field ->
                        scanner
                                .attribute("text:" + field)
                                .map(value -> field + "=" + value.replaceAll("\\R", " "))
                                .stream())
                .collect(Collectors.joining("\n"));
    }

    private void openFieldMark(boolean isEmpty) {
        OpenRange range = openRange(RangeKind.FIELD_MARK);
        openFieldMarks.push(range);
        if (openFieldMarks.size() > OpenRange.MOST_OPEN) {
            openFieldMarks.removeLast();
        }
        omittedDepth += isEmpty ? 0 : 1;
    }

    private void addParameter() {
        OpenRange range = openFieldMarks.peek();
        boolean isCode = scanner.attribute("field:name").orElse("").endsWith(".code");
        if (range != null && isCode) {
            range.appendCode(scanner.attribute("field:value").orElse(""));
            range.addCodeSpan(scanner.span());
        }
    }

    private void separateFieldMark() {
        OpenRange range = openFieldMarks.peek();
        if (range != null) {
            range.startResult(scanner.end());
        }
    }

    private void closeFieldMark() {
        OpenRange range = openFieldMarks.poll();
        if (range != null) {
            ranges.add(range.close(scanner.span()));
        }
    }

    private void readEnd() {
        switch (scanner.name()) {
            case "text:p", "text:h" -> openParagraphs.poll();
            case "text:section", "text:bibliography", "text:bibliography-mark" -> {
                OpenRange range = openSections.poll();
                if (range != null) {
                    ranges.add(range.close(scanner.span()));
                }
            }
            case "field:fieldmark-start" -> {
                omittedDepth = Math.max(0, omittedDepth - 1);
                OpenRange range = openFieldMarks.peek();
                if (range != null) {
                    range.extendOpening(scanner.end());
                }
            }
            case "text:note" -> noteDepth = Math.max(0, noteDepth - 1);
            case "text:note-citation", "office:annotation" ->
                    omittedDepth = Math.max(0, omittedDepth - 1);
            case "text:deletion" -> deletionDepth = Math.max(0, deletionDepth - 1);
            default -> {}
        }
    }
}

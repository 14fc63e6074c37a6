package octavo.officedocuments.xmlscan;

import octavo.officedocuments.xmlscan.CodedRange.RangeKind;
import octavo.officedocuments.xmlscan.CodedRange.RevisionState;
import octavo.officedocuments.xmlscan.CodedRange.TextPlace;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// A range whose end has not been read.
public final class OpenRange {
    /// The most ranges that may be open at once; no program nests them so deeply. Text belongs to
    /// all of them.
    public static final int MOST_OPEN = 32;

    private static final int LONGEST_TEXT = 1 << 19;

    private final String partName;
    private final RangeKind kind;
    private final StringBuilder code = new StringBuilder();
    private final StringBuilder attachedData = new StringBuilder();
    private final StringBuilder visibleText = new StringBuilder();
    private final List<Span> codeSpans = new ArrayList<>();
    private final TextPlace place;
    private final RevisionState revision;
    private final boolean isFallback;
    private Span openingSpan;
    private int resultStart;
    private boolean isInResult;

    /// @param isInResult whether its code is known, so that its result begins at once
    public OpenRange(
            String partName,
            RangeKind kind,
            Span openingSpan,
            TextPlace place,
            RevisionState revision,
            boolean isFallback,
            boolean isInResult) {
        this.partName = partName;
        this.kind = kind;
        this.openingSpan = openingSpan;
        this.resultStart = openingSpan.end();
        this.place = place;
        this.revision = revision;
        this.isFallback = isFallback;
        this.isInResult = isInResult;
    }

    /// Forgets what was opened first, if more is open than any program nests.
    public static void dropOutermost(Deque<?> open) {
        if (open.size() > MOST_OPEN) {
            open.removeLast();
        }
    }

    public RangeKind kind() {
        return kind;
    }

    public String code() {
        return code.toString();
    }

    public boolean isInResult() {
        return isInResult;
    }

    public RevisionState revision() {
        return revision;
    }

    public void extendOpening(int end) {
        openingSpan = new Span(openingSpan.start(), end);
        resultStart = Math.max(resultStart, end);
    }

    public void appendCode(String text) {
        code.append(text);
    }

    public void addCodeSpan(Span span) {
        codeSpans.add(span);
    }

    public void appendData(String text) {
        attachedData.append(text);
    }

    public boolean hasData() {
        return !attachedData.isEmpty();
    }

    public String data() {
        return attachedData.toString();
    }

    /// Adds to the result, of which a code never needs more than some hundred pages.
    public void appendText(String text) {
        if (visibleText.length() + text.length() <= LONGEST_TEXT) {
            visibleText.append(text);
        }
    }

    /// Where the code ends and the result starts.
    public void startResult(int offset) {
        isInResult = true;
        resultStart = offset;
    }

    public CodedRange close(Span closingSpan) {
        return new CodedRange(
                partName,
                kind,
                code.toString(),
                attachedData.toString(),
                openingSpan,
                codeSpans,
                new Span(Math.min(resultStart, closingSpan.start()), closingSpan.start()),
                closingSpan,
                visibleText.toString(),
                place,
                revision,
                isFallback);
    }
}

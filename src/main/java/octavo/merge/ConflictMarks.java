package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How conflicts are marked in a file, so that any `.bib` parser still reads it and a person can
/// resolve them in an editor: our version stays as it is, and theirs is next to it under a name
/// that starts with `conflict-`.
///
/// @param lineEnd the file's line ending
public record ConflictMarks(String lineEnd) {
    static final String THEIRS = "conflict-theirs";
    static final String OURS = "conflict-ours";
    private static final String KEY_END = "-" + THEIRS;

    private static final Pattern LINE_MARK =
            Pattern.compile("(?m)^[ \\t]*%[ \\t]*conflict-(?:ours|theirs):|^(?:<{7}|>{7})(?= )");
    private static final Pattern COMMENT_MARK =
            Pattern.compile("(?i)@\\s*comment\\s*\\{\\s*" + THEIRS + "(?= )");

    /// The spans of unresolved conflict marks in an item: ours, and those of git's own merge.
    public static List<Span> findMarks(BibItem item) {
        List<Span> markSpans = new ArrayList<>();
        switch (item) {
            case BibEntry entry -> {
                if (entry.key().equals(THEIRS) || entry.key().endsWith(KEY_END)) {
                    markSpans.add(entry.keySpan());
                }
                for (int i = 0; i < entry.fieldCount(); i++) {
                    if (isMark(entry.fieldName(i))) {
                        markSpans.add(entry.nameSpan(i));
                    }
                }
            }
            case BibString string when isMark(string.name()) -> markSpans.add(string.nameSpan());
            default -> {}
        }
        // One byte per character, so that offsets in the text are offsets in the item.
        String itemText = new String(item.slice().bytes(), StandardCharsets.ISO_8859_1);
        if (itemText.contains("conflict-")
                || itemText.contains("<<<<<<<")
                || itemText.contains(">>>>>>>")) {
            addMatches(markSpans, LINE_MARK.matcher(itemText));
        }
        Matcher commentMatcher = COMMENT_MARK.matcher(itemText);
        if (commentMatcher.lookingAt()) {
            markSpans.add(new Span(0, commentMatcher.end()));
        }
        return markSpans;
    }

    /// The key without the mark of their version, if it has one.
    public static String unmarkedKey(String key) {
        return key.endsWith(KEY_END) ? key.substring(0, key.length() - KEY_END.length()) : key;
    }

    private static void addMatches(List<Span> markSpans, Matcher markMatcher) {
        markMatcher
                .results()
                .forEach(markMatch -> markSpans.add(new Span(markMatch.start(), markMatch.end())));
    }

    private static boolean isMark(String name) {
        return name.regionMatches(true, 0, THEIRS + "-", 0, THEIRS.length() + 1)
                || name.regionMatches(true, 0, OURS + "-", 0, OURS.length() + 1);
    }

    /// A field with their value, next to ours; it may be empty.
    static ByteSlice markField(String name, ByteSlice theirValue) {
        return new ByteBuilder()
                .append(THEIRS + "-" + name + " = ")
                .append(theirValue.length() == 0 ? ByteBuilder.of("{}") : theirValue)
                .toSlice();
    }

    /// An entry that one side changed and the other removed; empty if it cannot take a field.
    static Optional<ByteSlice> markRemoved(BibEntry entry, boolean isRemovedByOurs) {
        return BibValue.braced("removed")
                .flatMap(it -> entry.withValue((isRemovedByOurs ? OURS : THEIRS) + "-entry", it))
                .map(BibEntry::slice);
    }

    /// The line after an item, other than an entry, that one side changed and the other removed.
    static ByteSlice markRemoved(boolean isRemovedByOurs) {
        return ByteBuilder.of("% " + (isRemovedByOurs ? OURS : THEIRS) + ": removed");
    }

    /// Their version of an item that differs from ours, under another name.
    ByteSlice renameTheirs(BibItem item, ByteSlice itemBytes) {
        return switch (item) {
            case BibEntry entry -> withOtherKey(entry);
            case BibString string when !string.nameSpan().isEmpty() ->
                    insertText(itemBytes, string.nameSpan().start(), THEIRS + "-");
            case BibPreamble preamble when !preamble.valueSpan().isEmpty() ->
                    new ByteBuilder()
                            .append("@string{" + THEIRS + "-preamble = ")
                            .append(itemBytes.subSlice(preamble.valueSpan()))
                            .append("}")
                            .toSlice();
            case BibComment _ when isBracedComment(itemBytes) ->
                    insertText(itemBytes, itemBytes.text().indexOf('{') + 1, THEIRS + " ");
            case BibText _ ->
                    new ByteBuilder().append("% " + THEIRS + ": ").append(itemBytes).toSlice();
            default ->
                    new ByteBuilder()
                            .append("% " + THEIRS + ":")
                            .append(lineEnd)
                            .append(itemBytes)
                            .toSlice();
        };
    }

    private static boolean isBracedComment(ByteSlice comment) {
        return comment.text().matches("(?is)@\\s*comment\\s*\\{.*");
    }

    private static ByteSlice insertText(ByteSlice itemBytes, int offset, String insertedText) {
        return new ByteBuilder()
                .append(itemBytes.subSlice(new Span(0, offset)))
                .append(insertedText)
                .append(itemBytes.subSlice(new Span(offset, itemBytes.length())))
                .toSlice();
    }

    private static ByteSlice withOtherKey(BibEntry entry) {
        ByteSlice itemBytes = entry.slice();
        int keyEnd = entry.keySpan().end();
        if (!entry.keySpan().isEmpty()) {
            return insertText(itemBytes, keyEnd, KEY_END);
        }
        boolean hasComma =
                keyEnd < itemBytes.length()
                        && (itemBytes.byteAt(keyEnd) == ',' || keyEnd == entry.bodyEnd());
        return insertText(itemBytes, keyEnd, hasComma ? THEIRS : THEIRS + ",");
    }
}

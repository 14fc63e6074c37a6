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

    private static final Pattern LINE =
            Pattern.compile("(?m)^[ \\t]*%[ \\t]*conflict-(?:ours|theirs):|^(?:<{7}|>{7})(?= )");
    private static final Pattern COMMENT =
            Pattern.compile("(?i)@\\s*comment\\s*\\{\\s*" + THEIRS + "(?= )");

    /// The spans of unresolved conflict marks in an item: ours, and those of git's own merge.
    public static List<Span> in(BibItem item) {
        List<Span> marks = new ArrayList<>();
        switch (item) {
            case BibEntry entry -> {
                if (entry.key().equals(THEIRS) || entry.key().endsWith("-" + THEIRS)) {
                    marks.add(entry.keySpan());
                }
                for (int i = 0; i < entry.fieldCount(); i++) {
                    if (isMark(entry.fieldName(i))) {
                        marks.add(entry.nameSpan(i));
                    }
                }
            }
            case BibString string when isMark(string.name()) -> marks.add(string.nameSpan());
            default -> {}
        }
        // One byte per character, so that offsets in the text are offsets in the item.
        String text = new String(item.slice().bytes(), StandardCharsets.ISO_8859_1);
        if (text.contains("conflict-") || text.contains("<<<<<<<") || text.contains(">>>>>>>")) {
            addAll(marks, LINE.matcher(text));
        }
        Matcher comment = COMMENT.matcher(text);
        if (comment.lookingAt()) {
            marks.add(new Span(0, comment.end()));
        }
        return marks;
    }

    private static void addAll(List<Span> marks, Matcher found) {
        found.results().forEach(it -> marks.add(new Span(it.start(), it.end())));
    }

    private static boolean isMark(String name) {
        return name.regionMatches(true, 0, THEIRS + "-", 0, THEIRS.length() + 1)
                || name.regionMatches(true, 0, OURS + "-", 0, OURS.length() + 1);
    }

    /// A field with their value, next to ours; it may be empty.
    static ByteSlice field(String name, ByteSlice value) {
        return new ByteBuilder()
                .add(THEIRS + "-" + name + " = ")
                .add(value.length() == 0 ? ByteBuilder.of("{}") : value)
                .slice();
    }

    /// An entry that one side changed and the other removed; empty if it cannot take a field.
    static Optional<ByteSlice> removed(BibEntry entry, boolean byOurs) {
        return BibValue.braced("removed")
                .flatMap(it -> entry.with((byOurs ? OURS : THEIRS) + "-entry", it))
                .map(BibEntry::slice);
    }

    /// The line after an item, other than an entry, that one side changed and the other removed.
    static ByteSlice removed(boolean byOurs) {
        return ByteBuilder.of("% " + (byOurs ? OURS : THEIRS) + ": removed");
    }

    /// Their version of an item that differs from ours, under another name.
    ByteSlice renamed(BibItem item, ByteSlice bytes) {
        return switch (item) {
            case BibEntry entry -> withOtherKey(entry);
            case BibString string when !string.nameSpan().isEmpty() ->
                    inserted(bytes, string.nameSpan().start(), THEIRS + "-");
            case BibPreamble preamble when !preamble.value().isEmpty() ->
                    new ByteBuilder()
                            .add("@string{" + THEIRS + "-preamble = ")
                            .add(bytes.part(preamble.value()))
                            .add("}")
                            .slice();
            case BibComment _ when opensWithin(bytes) ->
                    inserted(bytes, bytes.text().indexOf('{') + 1, THEIRS + " ");
            case BibText _ -> new ByteBuilder().add("% " + THEIRS + ": ").add(bytes).slice();
            default -> new ByteBuilder().add("% " + THEIRS + ":").add(lineEnd).add(bytes).slice();
        };
    }

    private static boolean opensWithin(ByteSlice comment) {
        return comment.text().matches("(?is)@\\s*comment\\s*\\{.*");
    }

    private static ByteSlice inserted(ByteSlice bytes, int at, String text) {
        return new ByteBuilder()
                .add(bytes.part(new Span(0, at)))
                .add(text)
                .add(bytes.part(new Span(at, bytes.length())))
                .slice();
    }

    private static ByteSlice withOtherKey(BibEntry entry) {
        ByteSlice bytes = entry.slice();
        int end = entry.keySpan().end();
        if (!entry.keySpan().isEmpty()) {
            return inserted(bytes, end, "-" + THEIRS);
        }
        boolean comma = end < bytes.length() && (bytes.at(end) == ',' || end == entry.bodyEnd());
        return inserted(bytes, end, comma ? THEIRS : THEIRS + ",");
    }
}

package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.Slice;
import octavo.text.Span;

import java.util.Optional;

/// How conflicts are marked in a file, so that every reader of `.bib` files still reads it and a
/// person can settle them in an editor: what we have stays as it is, and what they have stands
/// beside it under a name that begins with `conflict-`.
///
/// @param lineEnd what ends the lines of the file
record ConflictMarks(String lineEnd) {
    static final String THEIRS = "conflict-theirs";
    static final String OURS = "conflict-ours";

    /// The field beside one that has another value on their side, where it may be nothing.
    static Slice field(String name, Slice value) {
        return new Bytes()
                .add(THEIRS + "-" + name + " = ")
                .add(value.length() == 0 ? Bytes.of("{}") : value)
                .slice();
    }

    /// An entry that one side changed and the other removed; nothing if it cannot take a field.
    static Optional<Slice> removed(BibEntry entry, boolean byOurs) {
        return BibValue.braced("removed")
                .flatMap(it -> entry.with((byOurs ? OURS : THEIRS) + "-entry", it))
                .map(BibEntry::slice);
    }

    /// An item that one side changed and the other removed.
    Slice kept(Slice item, boolean removedByOurs) {
        String mark = "% " + (removedByOurs ? OURS : THEIRS) + ": removed";
        return new Bytes().add(item).add(lineEnd).add(mark).slice();
    }

    /// Their version of an item of which we have another, under another name.
    Slice renamed(BibItem item, Slice bytes) {
        return switch (item) {
            case BibEntry entry -> withOtherKey(entry);
            case BibString string when !string.nameSpan().isEmpty() ->
                    inserted(bytes, string.nameSpan().start(), THEIRS + "-");
            case BibPreamble preamble when !preamble.value().isEmpty() ->
                    new Bytes()
                            .add("@string{" + THEIRS + "-preamble = ")
                            .add(bytes.part(preamble.value()))
                            .add("}")
                            .slice();
            case BibComment _ when opensWithin(bytes) ->
                    inserted(bytes, bytes.text().indexOf('{') + 1, THEIRS + " ");
            case BibText _ -> new Bytes().add("% " + THEIRS + ": ").add(bytes).slice();
            default -> new Bytes().add("% " + THEIRS + ":").add(lineEnd).add(bytes).slice();
        };
    }

    private static boolean opensWithin(Slice comment) {
        return comment.text().matches("(?is)@\\s*comment\\s*\\{.*");
    }

    private static Slice inserted(Slice bytes, int at, String text) {
        return new Bytes()
                .add(bytes.part(new Span(0, at)))
                .add(text)
                .add(bytes.part(new Span(at, bytes.length())))
                .slice();
    }

    private static Slice withOtherKey(BibEntry entry) {
        Slice bytes = entry.slice();
        int end = entry.keySpan().end();
        if (!entry.keySpan().isEmpty()) {
            return inserted(bytes, end, "-" + THEIRS);
        }
        boolean comma = end < bytes.length() && (bytes.at(end) == ',' || end == entry.bodyEnd());
        return inserted(bytes, end, comma ? THEIRS : THEIRS + ",");
    }
}

package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// An entry split into its parts.
///
/// @param at from its `@` to its type
/// @param open from the type to the key
/// @param members the elements between key and end; commas and whitespace are the gaps
/// @param close the closing text; empty if it is unclosed
record EntryMembers(
        ByteSlice at,
        ByteSlice type,
        ByteSlice open,
        ByteSlice key,
        UnitSequence<EntryMember> members,
        ByteSlice close) {

    static EntryMembers of(BibEntry entry) {
        ByteSlice slice = entry.slice();
        Span type = entry.typeSpan();
        Span key = entry.keySpan();
        return new EntryMembers(
                slice.part(new Span(0, type.start())),
                slice.part(type),
                slice.part(Span.between(type, key)),
                slice.part(key),
                new Members(entry).row(),
                slice.part(new Span(entry.bodyEnd(), slice.length())));
    }

    /// Whether it has a field exactly as written.
    boolean has(ByteSlice field) {
        return members.elements().stream().anyMatch(it -> it.bytes().equals(field));
    }

    /// Whether it has this type, this key and these fields, in order.
    boolean says(ByteSlice itsType, ByteSlice itsKey, List<ByteSlice> fields) {
        return type.equals(itsType)
                && key.equals(itsKey)
                && members.elements().stream()
                        .filter(EntryMember::isField)
                        .map(EntryMember::bytes)
                        .toList()
                        .equals(fields);
    }

    /// Splits an entry.
    private static final class Members {
        private final BibEntry entry;
        private final ByteSlice slice;
        private final List<EntryMember> members = new ArrayList<>();
        private final List<ByteSlice> gaps = new ArrayList<>();
        private int gapStart;

        Members(BibEntry entry) {
            this.entry = entry;
            this.slice = entry.slice();
            this.gapStart = entry.keySpan().end();
        }

        UnitSequence<EntryMember> row() {
            for (int i = 0; i < entry.fieldCount(); i++) {
                Span name = entry.nameSpan(i);
                Span value = inBody(entry.valueSpan(i));
                readTo(name.start());
                add(
                        new Span(name.start(), value.end()),
                        new EntryMember(
                                slice.part(name),
                                slice.part(Span.between(name, value)),
                                slice.part(value)));
            }
            readTo(entry.bodyEnd());
            gaps.add(slice.part(new Span(gapStart, entry.bodyEnd())));
            return new UnitSequence<>(members, gaps);
        }

        /// Where a file was cut off after `=`, the missing value's position may be beyond the end.
        private Span inBody(Span value) {
            int end = entry.bodyEnd();
            return new Span(Math.min(value.start(), end), Math.min(value.end(), end));
        }

        private void add(Span where, EntryMember member) {
            gaps.add(slice.part(new Span(gapStart, where.start())));
            members.add(member);
            gapStart = where.end();
        }

        /// Reads comments, and junk where only commas and whitespace should be.
        private void readTo(int end) {
            int at = gapStart;
            while (at < end) {
                if (isGap(slice.at(at))) {
                    at++;
                    continue;
                }
                int start = at;
                boolean remark = slice.at(at) == '%';
                while (at < end && !isLineEnd(slice.at(at)) && (remark || !isGap(slice.at(at)))) {
                    at++;
                }
                var where = new Span(start, at);
                add(where, EntryMember.noField(slice.part(where)));
            }
        }

        private static boolean isGap(byte b) {
            return b == ',' || FileRow.isWhite(b);
        }

        private static boolean isLineEnd(byte b) {
            return b == '\n' || b == '\r';
        }
    }
}

package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// An entry split into its parts.
///
/// @param atSign from its `@` to its type
/// @param opening from the type to the key
/// @param members the elements between key and end; commas and whitespace are the gaps
/// @param closing the closing text; empty if it is unclosed
record EntryMembers(
        ByteSlice atSign,
        ByteSlice type,
        ByteSlice opening,
        ByteSlice key,
        UnitSequence<EntryMember> members,
        ByteSlice closing) {

    static EntryMembers of(BibEntry entry) {
        ByteSlice slice = entry.slice();
        Span typeSpan = entry.typeSpan();
        Span keySpan = entry.keySpan();
        return new EntryMembers(
                slice.subSlice(new Span(0, typeSpan.start())),
                slice.subSlice(typeSpan),
                slice.subSlice(Span.between(typeSpan, keySpan)),
                slice.subSlice(keySpan),
                new Members(entry).splitEntry(),
                slice.subSlice(new Span(entry.bodyEnd(), slice.length())));
    }

    /// Whether it has a field exactly as written.
    boolean hasField(ByteSlice field) {
        return members.elements().stream().anyMatch(member -> member.toBytes().equals(field));
    }

    /// Whether it has this type, this key and these fields, in order.
    boolean hasContent(ByteSlice otherType, ByteSlice otherKey, List<ByteSlice> fields) {
        return type.equals(otherType)
                && key.equals(otherKey)
                && members.elements().stream()
                        .filter(EntryMember::isField)
                        .map(EntryMember::toBytes)
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

        UnitSequence<EntryMember> splitEntry() {
            for (int i = 0; i < entry.fieldCount(); i++) {
                Span nameSpan = entry.nameSpan(i);
                Span valueSpan = clipToBody(entry.valueSpan(i));
                readUntil(nameSpan.start());
                addMember(
                        new Span(nameSpan.start(), valueSpan.end()),
                        new EntryMember(
                                slice.subSlice(nameSpan),
                                slice.subSlice(Span.between(nameSpan, valueSpan)),
                                slice.subSlice(valueSpan)));
            }
            readUntil(entry.bodyEnd());
            gaps.add(slice.subSlice(new Span(gapStart, entry.bodyEnd())));
            return new UnitSequence<>(members, gaps);
        }

        /// Where a file was cut off after `=`, the missing value's position may be beyond the end.
        private Span clipToBody(Span valueSpan) {
            int bodyEnd = entry.bodyEnd();
            return new Span(
                    Math.min(valueSpan.start(), bodyEnd), Math.min(valueSpan.end(), bodyEnd));
        }

        private void addMember(Span memberSpan, EntryMember member) {
            gaps.add(slice.subSlice(new Span(gapStart, memberSpan.start())));
            members.add(member);
            gapStart = memberSpan.end();
        }

        /// Reads comments, and junk where only commas and whitespace should be.
        private void readUntil(int endOffset) {
            int offset = gapStart;
            while (offset < endOffset) {
                if (isGap(slice.byteAt(offset))) {
                    offset++;
                    continue;
                }
                int startOffset = offset;
                boolean isComment = slice.byteAt(offset) == '%';
                while (offset < endOffset
                        && !isLineEnd(slice.byteAt(offset))
                        && (isComment || !isGap(slice.byteAt(offset)))) {
                    offset++;
                }
                var memberSpan = new Span(startOffset, offset);
                addMember(memberSpan, EntryMember.withoutField(slice.subSlice(memberSpan)));
            }
        }

        private static boolean isGap(byte currentByte) {
            return currentByte == ',' || FileSplitter.isWhitespace(currentByte);
        }

        private static boolean isLineEnd(byte currentByte) {
            return currentByte == '\n' || currentByte == '\r';
        }
    }
}

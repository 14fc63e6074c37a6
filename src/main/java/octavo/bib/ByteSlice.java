package octavo.bib;

import octavo.bib.SourceBytes.Utf8Check;
import octavo.fields.FieldCatalogue;
import octavo.fields.TypeCatalogue;
import octavo.text.Span;

import org.jspecify.annotations.Nullable;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A range of a file's bytes. Two slices are equal when their bytes are.
public final class ByteSlice {
    private final SourceBytes source;
    private final int startOffset;
    private final int endOffset;

    ByteSlice(SourceBytes source, int startOffset, int endOffset) {
        this.source = source;
        this.startOffset = startOffset;
        this.endOffset = endOffset;
    }

    /// Bytes that are not in a file yet.
    public static ByteSlice of(byte[] bytes) {
        return SourceBytes.ofUtf8(bytes).wholeSlice();
    }

    /// The length in bytes.
    public int length() {
        return endOffset - startOffset;
    }

    /// The bytes as text: decoded as UTF-8 where they are valid, otherwise with the file's legacy
    /// encoding.
    public String text() {
        return source.decode(startOffset, endOffset);
    }

    /// Whether the bytes are valid UTF-8.
    public boolean isUtf8() {
        return source.isUtf8(startOffset, endOffset);
    }

    /// The spans that are not UTF-8 although most of the file is.
    public List<Span> straySpans() {
        List<Span> straySpans = new ArrayList<>();
        Optional<Span> nextStray =
                source.isUtf8() && !isUtf8()
                        ? Utf8Check.findNextStray(source.bytes(), startOffset, endOffset)
                        : Optional.empty();
        while (nextStray.isPresent()) {
            straySpans.add(nextStray.get().shiftedBy(-startOffset));
            nextStray = Utf8Check.findNextStray(source.bytes(), nextStray.get().end(), endOffset);
        }
        return straySpans;
    }

    /// Encodes a text that is inserted here.
    Optional<byte[]> encode(String insertedText) {
        return source.encode(insertedText, startOffset, endOffset);
    }

    /// The text of a span.
    public String text(Span span) {
        return source.decode(startOffset + span.start(), startOffset + span.end());
    }

    /// The text of a span that is the name of a type or field.
    String readName(Span span) {
        return KnownNames.internName(source, startOffset + span.start(), startOffset + span.end());
    }

    /// The bytes of a span.
    public ByteSlice subSlice(Span span) {
        return new ByteSlice(source, startOffset + span.start(), startOffset + span.end());
    }

    public byte[] bytes() {
        return Arrays.copyOfRange(source.bytes(), startOffset, endOffset);
    }

    /// Whether it starts where another ends, in the same source.
    boolean startsAfter(ByteSlice previousSlice) {
        return source == previousSlice.source && startOffset == previousSlice.endOffset;
    }

    ByteSlice joinedWith(ByteSlice nextSlice) {
        return new ByteSlice(source, startOffset, nextSlice.endOffset);
    }

    ByteBuffer toByteBuffer() {
        return ByteBuffer.wrap(source.bytes(), startOffset, endOffset - startOffset);
    }

    /// Copies the bytes into an array at an index.
    public void copyTo(byte[] target, int targetIndex) {
        System.arraycopy(source.bytes(), startOffset, target, targetIndex, endOffset - startOffset);
    }

    SourceBytes source() {
        return source;
    }

    int start() {
        return startOffset;
    }

    /// The byte at an offset.
    public byte byteAt(int offset) {
        return source.bytes()[startOffset + offset];
    }

    /// The same bytes with one span replaced, as a slice of a new source.
    ByteSlice withReplaced(Span span, byte[] replacement) {
        byte[] oldBytes = source.bytes();
        byte[] result = new byte[length() - span.length() + replacement.length];
        System.arraycopy(oldBytes, startOffset, result, 0, span.start());
        System.arraycopy(replacement, 0, result, span.start(), replacement.length);
        System.arraycopy(
                oldBytes,
                startOffset + span.end(),
                result,
                span.start() + replacement.length,
                length() - span.end());
        return source.withBytes(result).wholeSlice();
    }

    /// Whether its bytes are those of a range of an array.
    boolean hasBytes(byte[] bytes, int start, int end) {
        return Arrays.equals(source.bytes(), startOffset, endOffset, bytes, start, end);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteSlice that && (isSameRange(that) || hasEqualBytes(that));
    }

    private boolean isSameRange(ByteSlice that) {
        return source == that.source
                && startOffset == that.startOffset
                && endOffset == that.endOffset;
    }

    private boolean hasEqualBytes(ByteSlice that) {
        return Arrays.equals(
                source.bytes(),
                startOffset,
                endOffset,
                that.source.bytes(),
                that.startOffset,
                that.endOffset);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = startOffset; i < endOffset; i++) {
            hash = 31 * hash + source.bytes()[i];
        }
        return hash;
    }

    @Override
    public String toString() {
        return text();
    }

    /// The names of types and fields that occur in most files, interned: looking one up is cheaper
    /// than creating a string, and its hash is cached.
    static final class KnownNames {
        static final Set<String> NAMES = collectNames();

        /// Open addressing by hash; at most half full.
        private static final @Nullable String[] TABLE = buildTable();

        private KnownNames() {}

        private static Set<String> collectNames() {
            Set<String> names = new LinkedHashSet<>(FieldCatalogue.fieldNames());
            names.addAll(TypeCatalogue.typeNames());
            names.addAll(List.of("author+an", "bdsk-url-1"));
            return names;
        }

        private static @Nullable String[] buildTable() {
            @Nullable String[] table = new @Nullable String[1024];
            for (String name : NAMES) {
                int tableIndex = name.hashCode() & table.length - 1;
                while (table[tableIndex] != null) {
                    tableIndex = tableIndex + 1 & table.length - 1;
                }
                table[tableIndex] = name;
            }
            return table;
        }

        /// The text of a name.
        static String internName(SourceBytes source, int startOffset, int endOffset) {
            byte[] bytes = source.bytes();
            int hash = 0;
            for (int i = startOffset; i < endOffset; i++) {
                hash = 31 * hash + bytes[i];
            }
            int tableIndex = hash & TABLE.length - 1;
            for (@Nullable String name = TABLE[tableIndex];
                    name != null;
                    name = TABLE[tableIndex]) {
                if (isName(name, bytes, startOffset, endOffset)) {
                    return name;
                }
                tableIndex = tableIndex + 1 & TABLE.length - 1;
            }
            return source.decode(startOffset, endOffset);
        }

        private static boolean isName(String name, byte[] bytes, int startOffset, int endOffset) {
            if (name.length() != endOffset - startOffset) {
                return false;
            }
            for (int i = 0; i < name.length(); i++) {
                if (name.charAt(i) != bytes[startOffset + i]) {
                    return false;
                }
            }
            return true;
        }
    }
}

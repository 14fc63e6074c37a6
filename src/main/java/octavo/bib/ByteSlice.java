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
    private final int start;
    private final int end;

    ByteSlice(SourceBytes source, int start, int end) {
        this.source = source;
        this.start = start;
        this.end = end;
    }

    /// Bytes that are not in a file yet.
    public static ByteSlice of(byte[] bytes) {
        return SourceBytes.ofUtf8(bytes).all();
    }

    /// The length in bytes.
    public int length() {
        return end - start;
    }

    /// The bytes as text: decoded as UTF-8 where they are valid, otherwise with the file's legacy
    /// encoding.
    public String text() {
        return source.text(start, end);
    }

    /// Whether the bytes are valid UTF-8.
    public boolean isUtf8() {
        return source.isUtf8(start, end);
    }

    /// The spans that are not UTF-8 although most of the file is.
    public List<Span> strayBytes() {
        List<Span> stray = new ArrayList<>();
        Optional<Span> next =
                source.isUtf8() && !isUtf8()
                        ? Utf8Check.nextStray(source.bytes(), start, end)
                        : Optional.empty();
        while (next.isPresent()) {
            stray.add(next.get().shifted(-start));
            next = Utf8Check.nextStray(source.bytes(), next.get().end(), end);
        }
        return stray;
    }

    /// Encodes a text that is inserted here.
    Optional<byte[]> encode(String text) {
        return source.encode(text, start, end);
    }

    /// The text of a span.
    public String text(Span part) {
        return source.text(start + part.start(), start + part.end());
    }

    /// The text of a span that is the name of a type or field.
    String name(Span part) {
        return KnownNames.read(source, start + part.start(), start + part.end());
    }

    /// The bytes of a span.
    public ByteSlice part(Span part) {
        return new ByteSlice(source, start + part.start(), start + part.end());
    }

    public byte[] bytes() {
        return Arrays.copyOfRange(source.bytes(), start, end);
    }

    /// Whether it starts where another ends, in the same source.
    boolean follows(ByteSlice before) {
        return source == before.source && start == before.end;
    }

    ByteSlice joinedWith(ByteSlice next) {
        return new ByteSlice(source, start, next.end);
    }

    ByteBuffer buffer() {
        return ByteBuffer.wrap(source.bytes(), start, end - start);
    }

    /// Copies the bytes into an array at an index.
    public void copyTo(byte[] target, int at) {
        System.arraycopy(source.bytes(), start, target, at, end - start);
    }

    SourceBytes source() {
        return source;
    }

    int start() {
        return start;
    }

    /// The byte at an offset.
    public byte at(int index) {
        return source.bytes()[start + index];
    }

    /// The same bytes with one span replaced, as a slice of a new source.
    ByteSlice replacing(Span part, byte[] by) {
        byte[] old = source.bytes();
        byte[] result = new byte[length() - part.length() + by.length];
        System.arraycopy(old, start, result, 0, part.start());
        System.arraycopy(by, 0, result, part.start(), by.length);
        System.arraycopy(
                old, start + part.end(), result, part.start() + by.length, length() - part.end());
        return source.with(result).all();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteSlice that && (isSame(that) || hasBytesOf(that));
    }

    private boolean isSame(ByteSlice that) {
        return source == that.source && start == that.start && end == that.end;
    }

    private boolean hasBytesOf(ByteSlice that) {
        return Arrays.equals(source.bytes(), start, end, that.source.bytes(), that.start, that.end);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = start; i < end; i++) {
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
        static final Set<String> NAMES = names();

        /// Open addressing by hash; at most half full.
        private static final @Nullable String[] TABLE = table();

        private KnownNames() {}

        private static Set<String> names() {
            Set<String> names = new LinkedHashSet<>(FieldCatalogue.names());
            names.addAll(TypeCatalogue.names());
            names.addAll(List.of("author+an", "bdsk-url-1"));
            return names;
        }

        private static @Nullable String[] table() {
            @Nullable String[] table = new @Nullable String[1024];
            for (String name : NAMES) {
                int place = name.hashCode() & table.length - 1;
                while (table[place] != null) {
                    place = place + 1 & table.length - 1;
                }
                table[place] = name;
            }
            return table;
        }

        /// The text of a name.
        static String read(SourceBytes source, int start, int end) {
            byte[] bytes = source.bytes();
            int hash = 0;
            for (int i = start; i < end; i++) {
                hash = 31 * hash + bytes[i];
            }
            int place = hash & TABLE.length - 1;
            for (@Nullable String name = TABLE[place]; name != null; name = TABLE[place]) {
                if (isName(name, bytes, start, end)) {
                    return name;
                }
                place = place + 1 & TABLE.length - 1;
            }
            return source.text(start, end);
        }

        private static boolean isName(String name, byte[] bytes, int start, int end) {
            if (name.length() != end - start) {
                return false;
            }
            for (int i = 0; i < name.length(); i++) {
                if (name.charAt(i) != bytes[start + i]) {
                    return false;
                }
            }
            return true;
        }
    }
}

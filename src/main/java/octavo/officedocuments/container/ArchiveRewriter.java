package octavo.officedocuments.container;

import octavo.text.Span;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Writes an archive anew with some parts replaced or added. The others are copied with their
/// headers, byte for byte.
final class ArchiveRewriter {
    private static final int VERSION_NEEDED = 20;
    private static final int UTF8_NAME = 0x0800;

    /// The first of January 1980, as programs write that keep no times.
    private static final int NO_DATE = 0x21;

    private final byte[] bytes;
    private final ArchiveDirectory directory;
    private final ByteArrayOutputStream output;
    private final Map<String, Integer> newOffsets = new HashMap<>();
    private final Map<String, PackedContent> packedByName = new LinkedHashMap<>();

    ArchiveRewriter(byte[] bytes, ArchiveDirectory directory) {
        this.bytes = bytes;
        this.directory = directory;
        this.output = new ByteArrayOutputStream(bytes.length + 4096);
    }

    /// A part's new content.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record PackedContent(byte[] packed, long checksum, int size, int method) {
        /// @param isStored whether it is not compressed
        static PackedContent of(byte[] content, boolean isStored) {
            CRC32 checksum = new CRC32();
            checksum.update(content);
            return new PackedContent(
                    isStored ? content : deflate(content),
                    checksum.getValue(),
                    content.length,
                    isStored ? ArchivedPart.STORED : ArchivedPart.DEFLATED);
        }

        private static byte[] deflate(byte[] content) {
            Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
            try {
                deflater.setInput(content);
                deflater.finish();
                ByteArrayOutputStream packed = new ByteArrayOutputStream(content.length / 4 + 64);
                byte[] buffer = new byte[1 << 16];
                while (!deflater.finished()) {
                    packed.write(buffer, 0, deflater.deflate(buffer));
                }
                return packed.toByteArray();
            } finally {
                deflater.end();
            }
        }

        /// Method, time, checksum and sizes, which both headers have in this order.
        void writeFields(ByteArrayOutputStream output) {
            ByteNumbers.writeShort(output, method);
            ByteNumbers.writeShort(output, 0);
            ByteNumbers.writeShort(output, NO_DATE);
            ByteNumbers.writeInt(output, checksum);
            ByteNumbers.writeInt(output, packed.length);
            ByteNumbers.writeInt(output, size);
        }
    }

    byte[] rewrite(Map<String, byte[]> contents) {
        if (contents.isEmpty()) {
            return bytes.clone();
        }
        List<ArchivedPart> parts =
                directory.parts().stream()
                        .sorted(Comparator.comparingInt(ArchivedPart::headerOffset))
                        .toList();
        int copiedEnd = 0;
        for (int i = 0; i < parts.size(); i++) {
            ArchivedPart part = parts.get(i);
            int end =
                    i + 1 < parts.size()
                            ? parts.get(i + 1).headerOffset()
                            : directory.span().start();
            copy(new Span(copiedEnd, Math.max(copiedEnd, part.headerOffset())));
            newOffsets.put(part.name(), output.size());
            byte[] content = contents.get(part.name());
            if (content == null) {
                copy(new Span(part.headerOffset(), Math.max(part.headerOffset(), end)));
            } else {
                writePart(part.name(), content, part.method() == ArchivedPart.STORED);
            }
            copiedEnd = Math.max(copiedEnd, end);
        }
        for (Map.Entry<String, byte[]> each : contents.entrySet()) {
            if (!newOffsets.containsKey(each.getKey())) {
                newOffsets.put(each.getKey(), output.size());
                writePart(each.getKey(), each.getValue(), false);
            }
        }
        writeDirectory();
        return output.toByteArray();
    }

    private void copy(Span span) {
        output.write(bytes, span.start(), span.length());
    }

    private void writePart(String name, byte[] content, boolean isStored) {
        PackedContent packedContent = PackedContent.of(content, isStored);
        packedByName.put(name, packedContent);
        byte[] nameBytes = name.getBytes(StandardCharsets.UTF_8);
        ByteNumbers.writeInt(output, LocalHeader.SIGNATURE);
        ByteNumbers.writeShort(output, VERSION_NEEDED);
        ByteNumbers.writeShort(output, UTF8_NAME);
        packedContent.writeFields(output);
        ByteNumbers.writeShort(output, nameBytes.length);
        ByteNumbers.writeShort(output, 0);
        output.writeBytes(nameBytes);
        output.writeBytes(packedContent.packed());
    }

    private void writeDirectory() {
        int directoryStart = output.size();
        for (ArchivedPart part : directory.parts()) {
            PackedContent packedContent = packedByName.remove(part.name());
            int newOffset = newOffsets.getOrDefault(part.name(), 0);
            if (packedContent == null) {
                byte[] row =
                        Arrays.copyOfRange(
                                bytes, part.directorySpan().start(), part.directorySpan().end());
                ByteNumbers.putInt(row, ArchiveDirectory.ROW_HEADER_OFFSET, newOffset);
                output.writeBytes(row);
            } else {
                writeRow(part.name(), packedContent, newOffset);
            }
        }
        int partCount = directory.parts().size() + packedByName.size();
        packedByName.forEach(
                (name, content) -> writeRow(name, content, newOffsets.getOrDefault(name, 0)));
        int directoryEnd = output.size();
        byte[] end = Arrays.copyOfRange(bytes, directory.endOffset(), bytes.length);
        end[ArchiveDirectory.END_COUNT] = (byte) partCount;
        end[ArchiveDirectory.END_COUNT + 1] = (byte) (partCount >>> 8);
        end[ArchiveDirectory.END_COUNT + 2] = (byte) partCount;
        end[ArchiveDirectory.END_COUNT + 3] = (byte) (partCount >>> 8);
        ByteNumbers.putInt(end, ArchiveDirectory.END_SIZE, directoryEnd - directoryStart);
        ByteNumbers.putInt(end, ArchiveDirectory.END_OFFSET, directoryStart);
        output.writeBytes(end);
    }

    private void writeRow(String name, PackedContent packedContent, int headerOffset) {
        byte[] nameBytes = name.getBytes(StandardCharsets.UTF_8);
        ByteNumbers.writeInt(output, ArchiveDirectory.ROW_SIGNATURE);
        ByteNumbers.writeShort(output, VERSION_NEEDED);
        ByteNumbers.writeShort(output, VERSION_NEEDED);
        ByteNumbers.writeShort(output, UTF8_NAME);
        packedContent.writeFields(output);
        ByteNumbers.writeShort(output, nameBytes.length);
        for (int i = 0; i < 4; i++) {
            ByteNumbers.writeShort(output, 0);
        }
        ByteNumbers.writeInt(output, 0);
        ByteNumbers.writeInt(output, headerOffset);
        output.writeBytes(nameBytes);
    }
}

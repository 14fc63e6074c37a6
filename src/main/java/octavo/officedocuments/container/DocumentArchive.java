package octavo.officedocuments.container;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// A word processor's file. Law: without replaced parts, `withParts` returns the same bytes; with
/// some, all other parts keep theirs.
public final class DocumentArchive {
    /// The most bytes of a part: a thesis of 400 pages has 20 MB of XML.
    static final int LARGEST_PART = 64 << 20;

    /// The most bytes of all parts that are read.
    static final long LARGEST_TOTAL = 128L << 20;

    private final Path file;
    private final byte[] bytes;
    private final ArchiveDirectory directory;
    private final SequencedMap<String, ArchivedPart> partsByName;
    private long unpackedTotal;

    private DocumentArchive(Path file, byte[] bytes, ArchiveDirectory directory)
            throws WordedException {
        this.file = file;
        this.bytes = bytes;
        this.directory = directory;
        SequencedMap<String, ArchivedPart> byName = new LinkedHashMap<>();
        for (ArchivedPart part : directory.parts()) {
            if (byName.put(part.name(), part) != null) {
                throw refusal(LocalizedSentence.of("it has two parts named {0}", part.name()));
            }
        }
        this.partsByName = Collections.unmodifiableSequencedMap(byName);
    }

    /// Reads an archive.
    ///
    /// @param file its name, for messages
    /// @throws WordedException if it is none, or damaged
    public static DocumentArchive read(Path file, byte[] bytes) throws WordedException {
        return new DocumentArchive(file, bytes.clone(), ArchiveDirectory.read(file, bytes));
    }

    /// The names of its parts, in its order.
    public List<String> partNames() {
        return List.copyOf(partsByName.sequencedKeySet());
    }

    /// The content of a part; empty if there is none of this name.
    ///
    /// @throws WordedException if it is damaged, encrypted or too large
    public Optional<byte[]> part(String name) throws WordedException {
        ArchivedPart part = partsByName.get(name);
        return part == null ? Optional.empty() : Optional.of(unpack(part));
    }

    private byte[] unpack(ArchivedPart part) throws WordedException {
        if (part.isEncrypted()) {
            throw refusal(LocalizedSentence.of("it is encrypted"));
        }
        if (!part.hasKnownMethod()) {
            throw damage(part);
        }
        if (part.size() > LARGEST_PART || unpackedTotal + part.size() > LARGEST_TOTAL) {
            throw refusal(LocalizedSentence.of("its part {0} is too large", part.name()));
        }
        int dataOffset = dataOffset(part);
        if (dataOffset + part.packedSize() > bytes.length) {
            throw damage(part);
        }
        byte[] content = new byte[(int) part.size()];
        unpackedTotal += content.length;
        if (part.method() == ArchivedPart.DEFLATED) {
            inflate(part, dataOffset, content);
        } else if (part.packedSize() == part.size()) {
            System.arraycopy(bytes, dataOffset, content, 0, content.length);
        } else {
            throw damage(part);
        }
        CRC32 checksum = new CRC32();
        checksum.update(content);
        if (checksum.getValue() != part.checksum()) {
            throw damage(part);
        }
        return content;
    }

    private int dataOffset(ArchivedPart part) throws WordedException {
        int nameLengthOffset = part.headerOffset() + LocalHeader.NAME_LENGTH;
        if (nameLengthOffset + 4 > bytes.length) {
            throw damage(part);
        }
        return part.headerOffset()
                + LocalHeader.LENGTH
                + ByteNumbers.shortAt(bytes, nameLengthOffset)
                + ByteNumbers.shortAt(bytes, nameLengthOffset + 2);
    }

    /// Unpacks into an array of the size that the directory states: a part that is longer or
    /// shorter lies.
    private void inflate(ArchivedPart part, int dataOffset, byte[] content) throws WordedException {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(bytes, dataOffset, (int) part.packedSize());
            int length = 0;
            while (length < content.length) {
                int count = inflater.inflate(content, length, content.length - length);
                if (count == 0) {
                    throw damage(part);
                }
                length += count;
            }
            if (!inflater.finished() && inflater.inflate(new byte[1]) > 0) {
                throw damage(part);
            }
        } catch (DataFormatException _) {
            throw damage(part);
        } finally {
            inflater.end();
        }
    }

    private WordedException damage(ArchivedPart part) {
        return refusal(LocalizedSentence.of("its part {0} is damaged", part.name()));
    }

    private WordedException refusal(LocalizedSentence wording) {
        return new WordedException(file, wording);
    }

    /// The archive with other contents of parts, and with further parts at its end.
    public byte[] withParts(Map<String, byte[]> contents) {
        return new ArchiveRewriter(bytes, directory).rewrite(contents);
    }
}

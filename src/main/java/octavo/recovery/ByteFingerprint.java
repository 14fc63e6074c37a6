package octavo.recovery;

import octavo.bib.BibFile;
import octavo.storage.ContentDigest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.security.MessageDigest;
import java.util.HexFormat;

/// Identifies a sequence of bytes.
///
/// @param sha256Hex in hexadecimal
record ByteFingerprint(String sha256Hex, int byteCount) {

    static ByteFingerprint of(byte[] bytes) {
        return new ByteFingerprint(ContentDigest.hexDigest(bytes), bytes.length);
    }

    static ByteFingerprint of(BibFile file) {
        DigestChannel digestChannel = new DigestChannel();
        try {
            file.writeTo(digestChannel);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        String hexDigest = HexFormat.of().formatHex(digestChannel.messageDigest.digest());
        return new ByteFingerprint(hexDigest, Math.toIntExact(digestChannel.byteCount));
    }

    /// Digests bytes without storing them.
    private static final class DigestChannel implements WritableByteChannel {
        private final MessageDigest messageDigest = ContentDigest.newDigest();
        private long byteCount;

        @Override
        public int write(ByteBuffer buffer) {
            int writtenCount = buffer.remaining();
            messageDigest.update(buffer);
            byteCount += writtenCount;
            return writtenCount;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}

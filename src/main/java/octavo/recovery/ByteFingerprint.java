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
/// @param sha256 in hexadecimal
record ByteFingerprint(String sha256, int length) {

    static ByteFingerprint of(byte[] bytes) {
        return new ByteFingerprint(ContentDigest.hex(bytes), bytes.length);
    }

    static ByteFingerprint of(BibFile file) {
        Counted counted = new Counted();
        try {
            file.writeTo(counted);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        String hash = HexFormat.of().formatHex(counted.digest.digest());
        return new ByteFingerprint(hash, Math.toIntExact(counted.length));
    }

    /// Digests bytes without storing them.
    private static final class Counted implements WritableByteChannel {
        private final MessageDigest digest = ContentDigest.begin();
        private long length;

        @Override
        public int write(ByteBuffer bytes) {
            int count = bytes.remaining();
            digest.update(bytes);
            length += count;
            return count;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}

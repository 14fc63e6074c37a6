package octavo.storage;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256 digests, used to compare contents.
public final class ContentDigest {
    private ContentDigest() {}

    /// A new digest to update.
    public static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JRE has it
        }
    }

    /// The digest of bytes in hexadecimal.
    public static String hexDigest(byte[] bytes) {
        return HexFormat.of().formatHex(newDigest().digest(bytes));
    }
}

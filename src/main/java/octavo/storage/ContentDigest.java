package octavo.storage;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256 of bytes, by which contents are told from each other.
public final class ContentDigest {
    private ContentDigest() {}

    /// A digest to put bytes into.
    public static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // Every Java has it.
        }
    }

    /// The digest of some bytes in hexadecimal digits.
    public static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(begin().digest(bytes));
    }
}
